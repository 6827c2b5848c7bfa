import type { TextsOf } from '../../../message-types.ts';
import type { errorsOutage as en } from './en.ts';

export const errorsOutage = {
  now: 'Das ist im Augenblick nicht möglich. Bitte versuchen Sie es in einigen Minuten erneut. Wenn es andauert, nennen Sie uns diese Nummer: {id}',
} as const satisfies TextsOf<typeof en>;
