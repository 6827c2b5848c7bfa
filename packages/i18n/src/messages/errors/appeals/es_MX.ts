import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver: 'Se puede apelar durante {days} días después del resultado. Ese plazo terminó.',
  notPossible: 'Aquí no hay nada que apelar.',
  waiting: 'Su apelación ya se está revisando.',
  decidedBefore: 'Ya se decidió una apelación sobre este resultado. La decisión es definitiva.',
  over: 'Esta apelación terminó: fue decidida o retirada.',
  ownDecision: 'Nadie decide su propia apelación.',
  anotherReader: 'Usted calificó esto o lo revisó primero. Decide otra persona.',
} as const satisfies TextsOf<typeof en>;
