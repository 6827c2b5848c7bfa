import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'Saját nevében jelentkeztetjük be itt: {host}. Az út egyszer és egy percig használható; minden használatát feljegyezzük.',
  notConfigured:
    'Nincs beállítva Brightspace-webhely. A címét és a közös kulcsot a kiszolgáló üzemeltetője adja meg.',
  expired: 'Ezt az utat már felhasználták, vagy lejárt. Kezdje újra.',
} as const satisfies TextsOf<typeof en>;
