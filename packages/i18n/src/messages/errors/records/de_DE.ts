import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Es gibt nichts mehr zurückzusetzen: Diese Werte gelten bereits.',
  sittingNow:
    'Eine der beiden Personen legt gerade eine Prüfung ab. Bitte warten Sie, bis sie beendet ist.',
} as const satisfies TextsOf<typeof en>;
