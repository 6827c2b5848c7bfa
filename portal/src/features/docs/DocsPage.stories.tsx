import { ApolloError } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { answer, type Reply, type ScriptedAnswer } from '../../testing/scripted-answers.ts';
import { ScreenStory, type ScreenStoryProps } from '../../testing/screen-story.tsx';
import { buildDocument, buildListedDocument } from './docs-fixtures.ts';
import { DocsPage } from './DocsPage.tsx';
import { DocumentListDocument, type DocumentListQuery } from './DocumentList.generated.ts';
import { DocumentPageDocument, type DocumentPageQuery } from './DocumentPage.generated.ts';

interface Args {
  readonly answers: readonly ScriptedAnswer[];
  readonly isSuperadmin: boolean;
  readonly asked?: ScreenStoryProps['asked'];
}

const meta: Meta<Args> = {
  title: 'Docs/DocsPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/docs'] },
  args: { isSuperadmin: false },
  render: ({ answers, isSuperadmin, asked }) => (
    <SessionProvider
      session={fakeSession(
        buildUser(isSuperadmin ? { roles: ['user', 'manager', 'admin', 'superadmin'] } : {}),
      )}
    >
      <ScreenStory path="/docs" answers={answers} asked={asked}>
        <DocsPage />
      </ScreenStory>
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const documents = [
  buildListedDocument(),
  buildListedDocument({
    _id: 'handbook',
    title: 'Student Handbook',
    beginning: 'Welcome to the college. This handbook tells you what you can count on.',
  }),
  buildListedDocument({
    _id: 'upload',
    title: 'How to Upload an Assignment When the Connection of Your Campus Is Slow',
    beginning: 'Written work is handed in online.',
  }),
];

const listed = (reply: Reply<DocumentListQuery>) => [answer(DocumentListDocument, reply)];
const opened = (reply: Reply<DocumentPageQuery>) => [answer(DocumentPageDocument, reply)];
const atDocument = { initialEntries: ['/docs?title=Exam+Rules'] };
const lost = new Error('The server cannot be reached.');
const missing = new ApolloError({
  graphQLErrors: [{ message: 'This record does not exist.', extensions: { code: 'NOT_FOUND' } }],
});

export const SomeDocuments: Story = {
  args: {
    answers: [
      answer(DocumentListDocument, ({ q }) => ({
        publishedDocuments: documents.filter(({ title }) => title.includes(String(q))),
      })),
      ...opened({ documentByTitle: buildDocument() }),
    ],
  },
};
export const NoDocuments: Story = { args: { answers: listed({ publishedDocuments: [] }) } };
export const LoadingList: Story = { args: { answers: listed('never') } };
export const FailingList: Story = { args: { answers: listed(lost) } };
export const OneDocument: Story = {
  args: { answers: opened({ documentByTitle: buildDocument() }) },
  parameters: atDocument,
};
export const ForSuperadmins: Story = {
  args: {
    isSuperadmin: true,
    answers: opened({ documentByTitle: buildDocument({ published: false }) }),
  },
  parameters: atDocument,
};
export const NotAvailable: Story = {
  args: { isSuperadmin: true, answers: opened(missing) },
  parameters: atDocument,
};
export const LoadingDocument: Story = {
  args: { answers: opened('never') },
  parameters: atDocument,
};
export const FailingDocument: Story = { args: { answers: opened(lost) }, parameters: atDocument };
