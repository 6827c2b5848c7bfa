import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'Dit is op dit moment niet mogelijk. Probeer het over enkele minuten opnieuw. Blijft het zo, geef ons dan dit nummer door: {id}',
} as const satisfies TextsOf<typeof en>;
