import type { Transport } from '@lampstand/graphql-client';
import {
  VerifyTranscriptDocument,
  type VerifyTranscriptQuery,
} from './transcript-check.generated.ts';

/** A transcript as it was issued. */
export type VerifiedTranscript = NonNullable<VerifyTranscriptQuery['verifyTranscript']>;

/** How anybody asks whether a transcript is ours; null where no transcript has the code. */
export interface TranscriptCheck {
  readonly verifyTranscript: (code: string) => Promise<VerifiedTranscript | null>;
}

export function createTranscriptCheck({ request }: Transport): TranscriptCheck {
  return {
    verifyTranscript: async (code) =>
      (await request(VerifyTranscriptDocument, { code })).verifyTranscript,
  };
}
