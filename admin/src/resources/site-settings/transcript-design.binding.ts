import { recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { TRANSCRIPT } from './settings-records.ts';
import {
  TranscriptDesignOneDocument,
  TranscriptDesignUpdateDocument,
  TranscriptSealRemoveDocument,
  type TranscriptDesignFieldsFragment,
  type TranscriptDesignInput,
} from './transcript-design.generated.ts';

/** Under the id of its address. */
const read = (design: TranscriptDesignFieldsFragment) => ({ ...design, id: TRANSCRIPT });

/** The one design of transcripts. */
export const transcriptDesignBinding = {
  one: recordVerb(
    TranscriptDesignOneDocument,
    (_id: string) => ({}),
    ({ transcriptDesign }) => read(transcriptDesign),
  ),
  update: recordVerb(
    TranscriptDesignUpdateDocument,
    ({ version, values }: UpdateRequest<TranscriptDesignInput>) => ({
      version,
      input: {
        blocks: values.blocks.map(({ kind, shown }) => ({ kind, shown })),
        letterhead: values.letterhead ?? null,
      },
    }),
    ({ updateTranscriptDesign }) => read(updateTranscriptDesign),
  ),
  /** Takes the seal away. */
  remove: (_id: string) =>
    recordVerb(
      TranscriptSealRemoveDocument,
      (_none: undefined) => ({}),
      ({ removeTranscriptSeal }) => read(removeTranscriptSeal),
    )(undefined),
} satisfies Pick<Binding, 'one' | 'update' | 'remove'>;
