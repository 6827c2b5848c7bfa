import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Ta kategoria jest używana przez {count, plural, one {# kurs} few {# kursy} many {# kursów} other {# kursu}}: {names}. Najpierw proszę przenieść je do innej kategorii.',
  localeNeeded:
    'Tego języka nie można wyłączyć: angielski i język domyślny witryny są zawsze dostępne.',
  localeOff: 'Ten język jest wyłączony. Najpierw proszę go włączyć.',
  currencyOff: 'Uczelnia nie oferuje tej waluty.',
  currencyCodeFixed: 'Kod waluty nigdy się nie zmienia. Zamiast tego proszę dodać inną walutę.',
  currencyNeeded: 'Wszystkie kursy odnoszą się do tej waluty, dlatego zawsze pozostaje.',
  currencyDecimalsFixed:
    'Regiony lub osoby używają tej waluty, dlatego nie można zmienić liczby miejsc po przecinku.',
  currencyInUse:
    'Ta waluta jest w użyciu: regiony: {regions, number}, osoby: {people, number}, kursy: {rates, number}. Zamiast tego proszę ją wyłączyć.',
  currencyIsBase: 'Wszystkie kursy odnoszą się do tej waluty, dlatego nie ma ona własnych.',
  ratesUnchanged: 'Żaden kurs się nie zmienił.',
  d2lNotConfigured: 'Nie skonfigurowano witryny Brightspace.',
} as const satisfies TextsOf<typeof en>;
