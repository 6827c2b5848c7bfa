import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'Ez jelenleg nem lehetséges. Kérjük, próbálja újra néhány perc múlva. Ha továbbra is fennáll, adja meg nekünk ezt a számot: {id}',
} as const satisfies TextsOf<typeof en>;
