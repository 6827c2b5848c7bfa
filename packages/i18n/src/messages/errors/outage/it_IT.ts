import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'Al momento non è possibile. Riprovi tra qualche minuto. Se continua, ci comunichi questo numero: {id}',
} as const satisfies TextsOf<typeof en>;
