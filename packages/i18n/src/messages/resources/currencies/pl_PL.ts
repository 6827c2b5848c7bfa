import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Waluta',
  plural: 'Waluty',
  'fields.q': 'Szukaj po nazwie lub kodzie',
  'fields.value': 'Kod',
  'fields.label': 'Nazwa',
  'fields.decimals': 'Miejsca po przecinku',
  'fields.enabled': 'Dostępna do wyboru',
  'fields.regionCount': 'Regiony',
  'fields.userCount': 'Osoby',
  'fields.rateCount': 'Kursy',
  'fields.createdAt': 'Utworzono',
  'fields.updatedAt': 'Ostatnia zmiana',
  sectionCurrency: 'Dane waluty',
  valueHint: 'Kod nigdy się nie zmienia.',
  decimalsHint: '2 oznacza, że 100 najmniejszych jednostek to jedna.',
  enabledHint: 'Regiony i osoby, które już mają tę walutę, zachowują ją.',
  rates: 'Kursy wymiany',
  ratesFailed: 'Nie udało się pobrać waluty. Proszę sprawdzić połączenie z internetem.',
  ratesHint: 'Ile {currency} kosztuje jeden {base} w danym miesiącu.',
  ratesRule:
    'Kwoty z danego miesiąca przelicza się po kursie następnego miesiąca, a z grudnia po kursie stycznia. Brak kursu to luka w raportach.',
  base: 'Wszystkie kursy odnoszą się do tej waluty, dlatego nie ma ona własnych.',
  year: 'Rok',
  yearFilled: '{year}: {count, number} z 12',
  missing: 'Brak',
  rateInvalid: 'Proszę wpisać liczbę większą od 0.',
  savedNow: 'Teraz zapisane: {rate}',
  ratesSaved:
    '{count, plural, one {Zapisano # kurs} few {Zapisano # kursy} many {Zapisano # kursów} other {Zapisano # kursu}}',
} as const satisfies TextsOf<typeof en>;
