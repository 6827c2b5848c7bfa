import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';

const meta = {
  title: 'Admin/Questions',
  component: AdminStory,
  parameters: { layout: 'fullscreen', initialEntries: ['/questions'] },
} satisfies Meta<typeof AdminStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const ListEmpty: Story = {
  args: { server: fakeServer({ questions: () => ({ items: [], total: 0 }) }) },
};

export const ListFailing: Story = {
  args: {
    server: fakeServer({
      questions: () => {
        throw refusal('INTERNAL', 'Something went wrong on our side.');
      },
    }),
  },
};

export const Show: Story = { parameters: { initialEntries: ['/questions/q-1/show'] } };

export const Edit: Story = { parameters: { initialEntries: ['/questions/q-1'] } };

const parts = (role: string, texts: readonly string[]) =>
  texts.map((text, at) => ({
    _id: `${role.toLowerCase()}-${at + 1}`,
    role,
    texts: role === 'BLANK' ? [] : [{ locale: 'en', text }],
  }));

const key = {
  choiceIds: [],
  pairs: [],
  order: [],
  blanks: [],
  number: null,
  tolerance: null,
  accepted: [],
  caseSensitive: false,
  partial: true,
  guidance: null,
};

/** A question of any kind, as the server tells it. */
const questionOf = (kind: string, text: string, content: object, correct: object) => ({
  _id: 'q-any',
  version: 1,
  kind,
  title: text,
  archived: false,
  courseId: 'c-1',
  course: { _id: 'c-1', code: 'BIB101', name: 'Old Testament' },
  poolId: null,
  pool: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  versions: [
    {
      _id: 'v-any',
      number: 1,
      createdAt: '2026-01-05T09:00:00.000Z',
      createdByName: 'Ruth Naidoo',
      content: {
        texts: [{ locale: 'en', text }],
        parts: [],
        maxWords: null,
        unit: null,
        ...content,
      },
      key: { ...key, ...correct },
    },
  ],
});

const editing = (question: ReturnType<typeof questionOf>): Story => ({
  args: { server: fakeServer({ question: () => question }) },
  parameters: { initialEntries: ['/questions/q-any'] },
});

export const EditMatching: Story = editing(
  questionOf(
    'MATCHING',
    'Who wrote what?',
    {
      parts: [...parts('PROMPT', ['Romans', 'Acts']), ...parts('OPTION', ['Paul', 'Luke', 'Mark'])],
    },
    {
      pairs: [
        { promptId: 'prompt-1', optionId: 'option-1' },
        { promptId: 'prompt-2', optionId: 'option-2' },
      ],
    },
  ),
);

export const EditOrdering: Story = editing(
  questionOf(
    'ORDERING',
    'Who came first?',
    { parts: parts('ITEM', ['Moses', 'Abraham', 'David']) },
    { order: ['item-2', 'item-1', 'item-3'] },
  ),
);

export const EditBlanks: Story = editing(
  questionOf(
    'FILL_IN_THE_BLANK',
    'In the [[1]] was the [[2]].',
    { parts: ['1', '2'].map((_id) => ({ _id, role: 'BLANK', texts: [] })) },
    {
      blanks: [
        { blankId: '1', accepted: ['beginning'] },
        { blankId: '2', accepted: ['Word', 'word'] },
      ],
    },
  ),
);

export const EditNumber: Story = editing(
  questionOf('NUMERIC', 'How many days?', { unit: 'days' }, { number: '40', tolerance: '0.5' }),
);

export const CreateChoices: Story = {
  parameters: { initialEntries: ['/questions/create?source={"courseId":"c-1"}'] },
};

const losses = [
  { code: 'media', message: 'Pictures, sounds and files do not come along.' },
  { code: 'formatting', message: 'Bold, lists and tables become plain text.' },
];

/** What a file brings: one question as it is, one with losses, one that cannot come in. */
export const planned = [
  { index: 0, title: 'Who wrote Romans?', kind: 'SINGLE_CHOICE', refused: null, losses: [] },
  { index: 1, title: 'Which picture shows Ruth?', kind: 'MULTIPLE_CHOICE', refused: null, losses },
  {
    index: 2,
    title: 'Draw a map',
    kind: null,
    refused: 'This kind is not known here.',
    losses: [],
  },
];

export const Import: Story = {
  args: {
    server: fakeServer({
      previewQuestionImport: () => planned,
      importQuestions: () => ['new-0', 'new-1'],
    }),
  },
  parameters: { initialEntries: ['/questions/import'] },
};
