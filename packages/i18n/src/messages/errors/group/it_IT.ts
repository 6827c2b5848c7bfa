import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'L’ultimo giorno deve essere successivo al primo.',
  unknownMember: 'Una di queste persone non esiste oppure Lei non vi ha accesso.',
  memberTwice: 'Già nel gruppo con questo ruolo o indicati due volte: {names}',
} as const satisfies TextsOf<typeof en>;
