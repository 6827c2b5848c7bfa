import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Címek',
  add: 'Cím hozzáadása',
  edit: 'Cím szerkesztése',
  remove: 'Cím eltávolítása',
  none: 'Még nincs cím',
  line1: 'Cím 1. sora',
  line2: 'Cím 2. sora',
  city: 'Település',
  state: 'Állam vagy tartomány',
  postcode: 'Irányítószám',
  country: 'Ország',
  changed:
    'Ezt a címet időközben módosították. Jelenleg az alábbi; mentéskor az Ön adatai kerülnek a helyére.',
} as const satisfies TextsOf<typeof en>;
