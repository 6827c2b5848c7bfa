import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'Esto no es posible en este momento. Inténtelo de nuevo en unos minutos. Si continúa, indíquenos este número: {id}',
} as const satisfies TextsOf<typeof en>;
