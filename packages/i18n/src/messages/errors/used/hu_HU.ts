import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Ezek a szabályok nem törölhetők: {count, plural, one {# csoport} other {# csoport}} értékelése alapul rajtuk: {names}',
  region: 'Ez a régió nem törölhető, de bezárható. Még hozzá tartozik: {uses}',
  people: '{count, plural, one {# személy} other {# személy}}',
  groups: '{count, plural, one {# csoport} other {# csoport}}',
  results: '{count, plural, one {# vizsgaeredmény} other {# vizsgaeredmény}}',
  teacher:
    'Ez az oktató nem törölhető, mert {count, plural, one {# kurzust} other {# kurzust}} tanít: {names}',
  notOfRegion: 'Az egyik személy nem ehhez a régióhoz tartozik.',
  reservedZone: 'Ez a zóna a rendszer számára van fenntartva.',
} as const satisfies TextsOf<typeof en>;
