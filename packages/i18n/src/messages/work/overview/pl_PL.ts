import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Egzaminy, oceny i wykaz',
  nothingDue: 'Nie ma niczego z terminem.',
  late: 'Po terminie',
  lateHint:
    'Termin minął, ale można to jeszcze zrobić. Wynik zaliczający liczy się wtedy najwyżej jako {cap}.',
  open: 'Otwarte',
  marking: 'Czeka na ocenę',
  upcoming: 'Jeszcze niedostępne',
  done: 'Zakończone',
  missed: 'Przegapione',
  notRequired: 'Niewymagane (przed dołączeniem)',
  assignments: 'Zadania',
  course: 'Kurs',
  kind: 'Rodzaj',
  noneFound: 'Nic nie pasuje do tych filtrów.',
  clearFilters: 'Wyczyść filtry',
  opens: 'Otwarcie:',
  noDeadline: 'Bez terminu',
  complete: 'Zaliczone',
  incomplete: 'Niezaliczone',
} as const satisfies TextsOf<typeof en>;
