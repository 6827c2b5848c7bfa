import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TranscriptCheck, VerifiedTranscript } from '@lampstand/auth/account';
import { TransportError } from '@lampstand/graphql-client';
import { VisitorStory } from '../../testing/visitor-story.tsx';
import { VerifyTranscriptPage } from './VerifyTranscriptPage.tsx';

const transcript: VerifiedTranscript = {
  code: '7K3M-XW92-ABCD-EFGH',
  studentName: 'Thandi Nkosi',
  organisation: 'Lampstand Bible College',
  issuedAt: '2026-11-20T09:00:00.000Z',
  revokedAt: null,
  meanScore: 84,
  terms: [
    {
      name: 'Spring',
      year: 2026,
      courses: [
        {
          _id: 'c1',
          code: 'BIB101',
          name: 'Introduction to the Old Testament and the history of its interpretation',
          complete: true,
          score: 91,
          letter: 'A',
        },
        { _id: 'c2', code: 'BIB102', name: 'The Gospels', complete: true, score: 76, letter: 'C' },
      ],
    },
    {
      name: null,
      year: 2026,
      courses: [
        { _id: 'c3', code: 'THE1', name: 'Prayer', complete: false, score: null, letter: null },
      ],
    },
  ],
};

const answering = (answer: VerifiedTranscript | null): TranscriptCheck => ({
  verifyTranscript: () => Promise.resolve(answer),
});

interface Args {
  readonly check: TranscriptCheck;
}

const meta: Meta<Args> = {
  title: 'Verify transcript/VerifyTranscriptPage',
  parameters: {
    layout: 'fullscreen',
    initialEntries: ['/verify-transcript/7K3M-XW92-ABCD-EFGH'],
  },
  args: { check: answering(transcript) },
  render: ({ check }) => (
    <VisitorStory path="/verify-transcript/:code">
      <VerifyTranscriptPage check={check} />
    </VisitorStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

export const Genuine: Story = {};
export const Revoked: Story = {
  args: { check: answering({ ...transcript, revokedAt: '2026-11-22T09:00:00.000Z' }) },
};
export const Unknown: Story = { args: { check: answering(null) } };
export const Offline: Story = {
  args: {
    check: {
      verifyTranscript: () =>
        Promise.reject(new TransportError('Failed to fetch', { kind: 'network' })),
    },
  },
};
