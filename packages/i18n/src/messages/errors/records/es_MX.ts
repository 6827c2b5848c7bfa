import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'No queda nada por restablecer: estos valores ya están vigentes.',
  sittingNow:
    'Una de las dos personas está presentando un examen en este momento. Espere a que termine.',
} as const satisfies TextsOf<typeof en>;
