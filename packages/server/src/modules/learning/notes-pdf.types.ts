import type { TranslatorOptions } from '@lampstand/i18n';
import type { NoteSheet } from './notes.list.ts';

/** Notes to be drawn, as one thread hands them to another. */
export interface NotesTask {
  readonly sheet: NoteSheet;
  readonly writer: string;
  readonly organisation: string;
  /** When it is drawn. */
  readonly now: string;
  /** The words of the page. */
  readonly words: TranslatorOptions;
}
