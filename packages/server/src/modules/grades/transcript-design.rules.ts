import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { isStorable } from '../../platform/storable-text.ts';

/** What a transcript is made of. */
export const transcriptBlocks = [
  'LETTERHEAD',
  'STUDENT',
  'COURSES',
  'MEAN',
  'SCALE',
  'SEAL',
  'PROOF',
] as const;

export interface TranscriptBlock {
  readonly kind: (typeof transcriptBlocks)[number];
  readonly shown: boolean;
}

/** How transcripts look, from the top of the page down. */
export interface TranscriptDesign {
  readonly blocks: readonly TranscriptBlock[];
  /** Below the name of the college; without it stands its address. */
  readonly letterhead: string | null;
}

/** What a transcript is none without: whose it is, of what, and how it is checked. */
const needed = [
  'STUDENT',
  'COURSES',
  'PROOF',
] as const satisfies readonly TranscriptBlock['kind'][];

/** As long as nobody has saved another one. */
export const usualDesign: TranscriptDesign = {
  blocks: transcriptBlocks.map((kind) => ({ kind, shown: true })),
  letterhead: null,
};

export const TranscriptDesignInputSchema = z.object({
  blocks: z
    .array(z.object({ kind: z.enum(transcriptBlocks), shown: z.boolean() }))
    .max(transcriptBlocks.length),
  letterhead: z
    .string()
    .trim()
    .max(500)
    .refine(isStorable)
    .transform((text) => text || null)
    .nullish(),
});

export type TranscriptDesignInput = z.infer<typeof TranscriptDesignInputSchema>;

/** Each block once, and those shown that no transcript is without. @throws DomainError INVALID. */
export function designOf({ blocks, letterhead }: TranscriptDesignInput): TranscriptDesign {
  const kinds = new Set(blocks.map(({ kind }) => kind));
  if (kinds.size !== transcriptBlocks.length || blocks.length !== transcriptBlocks.length) {
    throw new DomainError('INVALID', 'errors.invalid', { blocks: 'errors.grades.blocks' });
  }
  const isNeeded = (kind: TranscriptBlock['kind']) => needed.some((one) => one === kind);
  const wrong = blocks.flatMap(({ kind, shown }, index) =>
    !shown && isNeeded(kind)
      ? [[`blocks.${index}.shown`, 'errors.grades.neededBlock'] as const]
      : [],
  );
  if (wrong.length > 0)
    throw new DomainError('INVALID', 'errors.invalid', Object.fromEntries(wrong));
  return { blocks, letterhead: letterhead ?? null };
}
