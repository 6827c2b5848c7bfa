import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { ordering, parts, planned, questionOf } from './questions.fixture.ts';

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

export const EditOrdering: Story = editing(ordering);

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

export const Import: Story = {
  args: {
    server: fakeServer({
      previewQuestionImport: () => planned,
      importQuestions: () => ['new-0', 'new-1'],
    }),
  },
  parameters: { initialEntries: ['/questions/import'] },
};
