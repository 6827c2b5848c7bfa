import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Nincs mit visszaállítani: ezek az értékek már érvényben vannak.',
  sittingNow: 'A két személy egyike éppen vizsgázik. Kérjük, várja meg, amíg befejezi.',
} as const satisfies TextsOf<typeof en>;
