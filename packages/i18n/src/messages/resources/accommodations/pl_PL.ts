import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Dostosowanie egzaminów',
  plural: 'Dostosowania egzaminów',
  'fields.q': 'Szukaj według nazwiska',
  'fields.userId': 'Student',
  'fields.person': 'Student',
  'fields.regions': 'Regiony',
  'fields.regionId': 'Region',
  'fields.active': 'Obowiązuje dzisiaj',
  'fields.timeFactorPercent': 'Czas w procentach',
  'fields.extraAttempts': 'Dodatkowe podejścia',
  'fields.noLeaveRule': 'Opuszczenie strony nie ma skutków',
  'fields.graceSeconds': 'Tolerancja w sekundach',
  'fields.breakMinutes': 'Przerwy w minutach',
  'fields.largerType': 'Większa czcionka',
  'fields.readAloud': 'Pytania czytane na głos',
  'fields.validUntil': 'Ważne do',
  'fields.reason': 'Powód',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Zmieniono',
  timeHint: '100 to czas wszystkich, 300 trzy razy tyle.',
  graceHint: 'Jak długo można być nieobecnym. Puste: jak w egzaminie; do 900.',
  breakHint: 'Dodawane do limitu czasu.',
  validHint: 'Ostatni dzień. Puste: na stałe.',
  reasonHint:
    'Czytają to tylko administratorzy regionu i uczelni. Nie ma tego na listach, w dziennikach ani eksportach, a student tego nie widzi.',
  stateActive: 'Obowiązuje',
  stateOver: 'Wygasło',
  sectionConditions: 'Na egzaminach',
} as const satisfies TextsOf<typeof en>;
