import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Ustawienia witryny',
  plural: 'Ustawienia serwisu',
  'fields.organisationName': 'Nazwa uczelni',
  'fields.shortName': 'Nazwa skrócona',
  'fields.defaultAllowedAttempts': 'Zwykła liczba podejść do egzaminu',
  'fields.defaultLocale': 'Język domyślny',
  'fields.alumniRegionId': 'Region absolwentów',
  'fields.contactAddress': 'Adres pocztowy',
  'fields.contactEmail': 'E-mail kontaktowy',
  'fields.helpUrl': 'Strona pomocy',
  'fields.privacyUrl': 'Własna strona prywatności',
  'fields.termsUrl': 'Własna strona regulaminu',
  'fields.bannerText': 'Baner nad każdą stroną',
  'fields.updatedAt': 'Ostatnia zmiana',
  sectionNames: 'Jak nazywa się uczelnia',
  sectionDefaults: 'Co jest zwyczajowe',
  sectionContact: 'Kontakt i odnośniki',
  shortNameHint: 'W tytule stron, na górnym pasku i w wiadomościach e-mail.',
  bannerTextHint:
    'Na przykład dla kopii witryny do ćwiczeń lub testów. Puste pole oznacza brak banera.',
  defaultAllowedAttemptsHint:
    'Nowy egzamin zaczyna się od tej liczby. Istniejące egzaminy zachowują swoją.',
  legalHint: 'Zastępuje wbudowaną stronę w stopce każdego ekranu.',
  linkInvalid: 'Adres musi zaczynać się od https:// lub http://.',
  configured: 'Nikt jeszcze nie zapisał ustawień: te pochodzą z konfiguracji serwera.',
} as const satisfies TextsOf<typeof en>;
