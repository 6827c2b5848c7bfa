import { Card } from '@lampstand/ui';
import type { TranscriptPageQuery } from './TranscriptPage.generated.ts';
import { TranscriptBlock } from './TranscriptBlock.tsx';

export type TranscriptSheetProps = Pick<TranscriptPageQuery, 'transcript' | 'transcriptDesign'>;

/** The transcript as it is read and printed, part by part as the college has designed it. */
export function TranscriptSheet({ transcript, transcriptDesign }: TranscriptSheetProps) {
  return (
    <Card>
      {transcriptDesign.blocks
        .filter(({ shown }) => shown)
        .map(({ kind }) => (
          <TranscriptBlock
            key={kind}
            kind={kind}
            transcript={transcript}
            design={transcriptDesign}
          />
        ))}
    </Card>
  );
}
