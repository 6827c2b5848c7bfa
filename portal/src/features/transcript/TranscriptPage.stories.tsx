import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastOutlet } from '@lampstand/ui';
import { answer } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildCopy, buildDesign, buildTranscript } from './transcript-fixtures.ts';
import { TranscriptPage } from './TranscriptPage.tsx';
import {
  IssueTranscriptDocument,
  MyTranscriptsDocument,
  TranscriptPageDocument,
} from './TranscriptPage.generated.ts';

interface Args {
  readonly transcript: ReturnType<typeof buildTranscript>;
  readonly transcriptDesign?: ReturnType<typeof buildDesign>;
  readonly copies: readonly ReturnType<typeof buildCopy>[];
  readonly refusal?: Error;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const meta: Meta<Args> = {
  title: 'Transcript/TranscriptPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/transcript'] },
  render: ({ transcript, transcriptDesign = buildDesign(), copies, refusal, asked }) => {
    const issued = [...copies];
    return (
      <>
        <ScreenStory
          path="/student/transcript"
          asked={asked}
          answers={[
            answer(TranscriptPageDocument, { transcript, transcriptDesign }),
            answer(MyTranscriptsDocument, () => ({ myTranscripts: [...issued] })),
            answer(IssueTranscriptDocument, ({ _id, locale }) => {
              if (refusal) return refusal;
              const copy = buildCopy({ _id: String(_id), locale: String(locale), code: 'NEW1' });
              issued.unshift(copy);
              return { issueTranscript: copy };
            }),
          ]}
        >
          <TranscriptPage />
        </ScreenStory>
        <ToastOutlet />
      </>
    );
  },
};
export default meta;
type Story = StoryObj<Args>;

/** Two terms, one under way; a copy that holds and one that was revoked. */
export const TwoTerms: Story = {
  args: {
    transcript: buildTranscript(),
    copies: [
      buildCopy(),
      buildCopy({
        _id: 'copy-2',
        code: 'K8QZ-77PM-2WXA',
        locale: 'de_DE',
        revokedAt: '2026-02-01T10:00:00.000Z',
        revokeReason: 'A course was missing.',
      }),
    ],
  },
};

/** Another order, without the scale, with a letterhead of its own. */
export const Designed: Story = {
  args: {
    ...TwoTerms.args,
    transcriptDesign: buildDesign({
      letterhead: '12 Lamp Street\nNairobi',
      blocks: (['STUDENT', 'COURSES', 'MEAN', 'SCALE', 'PROOF', 'LETTERHEAD', 'SEAL'] as const).map(
        (kind) => ({ __typename: 'TranscriptBlock', kind, shown: kind !== 'SCALE' }),
      ),
    }),
  },
};

export const Nothing: Story = {
  args: {
    transcript: buildTranscript({ terms: [], meanScore: null, meanPoints: null }),
    copies: [],
  },
};

export const Refused: Story = {
  args: { ...TwoTerms.args, refusal: new Error('Too many copies were issued today.') },
};
