import type { MessageId } from '@lampstand/i18n';
import type { TranscriptBlockKind } from './transcript-design.generated.ts';

/** What the parts of a transcript are called. */
export const blockNames = {
  LETTERHEAD: 'resources.site-settings.blockLETTERHEAD',
  STUDENT: 'resources.site-settings.blockSTUDENT',
  COURSES: 'resources.site-settings.blockCOURSES',
  MEAN: 'resources.site-settings.blockMEAN',
  SCALE: 'resources.site-settings.blockSCALE',
  SEAL: 'resources.site-settings.blockSEAL',
  PROOF: 'resources.site-settings.blockPROOF',
} as const satisfies Readonly<Record<TranscriptBlockKind, MessageId>>;

/** What no transcript is without. */
export const neededBlocks: ReadonlySet<TranscriptBlockKind> = new Set([
  'STUDENT',
  'COURSES',
  'PROOF',
]);
