import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'W tej chwili nie jest to możliwe. Prosimy spróbować ponownie za kilka minut. Jeśli to się utrzyma, prosimy podać nam ten numer: {id}',
} as const satisfies TextsOf<typeof en>;
