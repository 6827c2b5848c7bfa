import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply, type ScriptedAnswer } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { LinksPageDocument, type LinksPageQuery } from './LinksPage.generated.ts';
import { LinksPage } from './LinksPage.tsx';
import { noRequests, requests } from './requests/requests-fixtures.ts';
import { RequestsDocument } from './requests/Requests.generated.ts';

interface Args {
  readonly answers: readonly ScriptedAnswer[];
}

const meta: Meta<Args> = {
  title: 'Links/LinksPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/links'] },
  render: ({ answers }) => (
    <ScreenStory path="/student/links" answers={answers}>
      <LinksPage />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const answered = (reply: Reply<LinksPageQuery>) => [
  answer(LinksPageDocument, reply),
  answer(RequestsDocument, noRequests),
];

const links = [
  {
    _id: 'library',
    title: 'Library catalogue',
    address: 'https://library.example',
    description: 'Books and journals of all campuses.',
  },
  {
    _id: 'office',
    title: 'Write to the Office of the Registrar of the Campus Where You Study',
    address: 'mailto:office@college.example',
    description: null,
  },
].map((link) => ({ __typename: 'StudentLink' as const, ...link }));

export const SomeLinks: Story = { args: { answers: answered({ studentLinks: links }) } };
/** The person may also ask the offices for something. */
export const WithRequests: Story = {
  args: {
    answers: [
      answer(LinksPageDocument, { studentLinks: links }),
      answer(RequestsDocument, requests),
    ],
  },
};
export const NoLinks: Story = { args: { answers: answered({ studentLinks: [] }) } };
export const Loading: Story = { args: { answers: answered('never') } };
export const Failing: Story = {
  args: { answers: answered(new Error('The server cannot be reached.')) },
};
