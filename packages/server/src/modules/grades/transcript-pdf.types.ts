import type { TranslatorOptions } from '@lampstand/i18n';
import type { TranscriptRow } from './grades.table.ts';

/** A transcript to be drawn, as one thread hands it to another. */
export interface DrawingTask {
  readonly issued: Pick<TranscriptRow, 'code' | 'issuedAt' | 'revokedAt' | 'snapshot'>;
  /** The words of the page. */
  readonly words: TranslatorOptions;
  /** The bytes of the picture of the seal (PNG or JPEG); null without one. */
  readonly seal: Uint8Array | null;
  /** Of the page that tells whether it is ours. */
  readonly address: string;
}
