import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Ezt a kategóriát {count, plural, one {# kurzus} other {# kurzus}} használja: {names}. Előbb sorolja át ezeket egy másik kategóriába.',
  localeNeeded:
    'Ez a nyelv nem kapcsolható ki: az angol és a webhely alapértelmezett nyelve mindig választható.',
  localeOff: 'Ez a nyelv ki van kapcsolva. Előbb kapcsolja be.',
  currencyOff: 'A főiskola ezt a pénznemet nem kínálja.',
  currencyCodeFixed: 'A pénznem kódja nem változik. Vegyen fel helyette egy másik pénznemet.',
  currencyNeeded: 'Minden árfolyam erre a pénznemre vonatkozik, ezért ez mindig megmarad.',
  currencyDecimalsFixed:
    'Régiók vagy személyek használják ezt a pénznemet, ezért a tizedesjegyei nem módosíthatók.',
  currencyInUse:
    'Ez a pénznem használatban van: {regions, number} régió, {people, number} személy, {rates, number} árfolyam. Inkább kapcsolja ki.',
  currencyIsBase: 'Minden árfolyam erre a pénznemre vonatkozik, ezért ennek nincs saját árfolyama.',
  ratesUnchanged: 'Egyik árfolyam sem változott.',
  d2lNotConfigured: 'Nincs beállítva Brightspace-webhely.',
} as const satisfies TextsOf<typeof en>;
