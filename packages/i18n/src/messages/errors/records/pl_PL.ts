import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Nie ma już czego przywracać: te wartości już obowiązują.',
  sittingNow: 'Jedna z tych osób właśnie zdaje egzamin. Proszę poczekać na jego zakończenie.',
} as const satisfies TextsOf<typeof en>;
