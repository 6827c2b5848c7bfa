import type { TextsOf } from '../../../message-types.ts';
import type { errorsGroup as en } from './en.ts';

export const errorsGroup = {
  endsBeforeStart: 'Der letzte Tag muss nach dem ersten Tag liegen.',
  unknownMember: 'Eine dieser Personen gibt es nicht, oder Sie haben keinen Zugriff auf sie.',
  memberTwice: 'Bereits mit dieser Aufgabe in der Gruppe oder doppelt genannt: {names}',
} as const satisfies TextsOf<typeof en>;
