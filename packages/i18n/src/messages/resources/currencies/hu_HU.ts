import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Pénznem',
  plural: 'Pénznemek',
  'fields.q': 'Keresés név vagy kód szerint',
  'fields.value': 'Kód',
  'fields.label': 'Név',
  'fields.decimals': 'Tizedesjegyek',
  'fields.enabled': 'Választható',
  'fields.regionCount': 'Régiók',
  'fields.userCount': 'Személyek',
  'fields.rateCount': 'Árfolyamok',
  'fields.createdAt': 'Létrehozva',
  'fields.updatedAt': 'Utolsó módosítás',
  sectionCurrency: 'A pénznem adatai',
  valueHint: 'A kód nem változik.',
  decimalsHint: 'A 2 azt jelenti, hogy a legkisebb egységből 100 tesz ki egyet.',
  enabledHint: 'Azok a régiók és személyek, amelyeknek már ez a pénznemük, megtartják.',
  rates: 'Átváltási árfolyamok',
  ratesFailed: 'A pénznem lekérése nem sikerült. Kérjük, ellenőrizze az internetkapcsolatot.',
  ratesHint: 'Hány {currency} jár egy {base} ellenében az adott hónapban.',
  ratesRule:
    'Egy hónap összegeit a következő hónap árfolyamán váltjuk át, a decemberieket a januárin. A hiányzó árfolyam a jelentésekben hézag.',
  base: 'Minden árfolyam erre a pénznemre vonatkozik, ezért ennek nincs saját árfolyama.',
  year: 'Év',
  yearFilled: '{year}: {count, number} a 12-ből',
  missing: 'Hiányzik',
  rateInvalid: 'Adjon meg 0-nál nagyobb számot.',
  savedNow: 'Most mentve: {rate}',
  ratesSaved: '{count, plural, one {# árfolyam mentve} other {# árfolyam mentve}}',
} as const satisfies TextsOf<typeof en>;
