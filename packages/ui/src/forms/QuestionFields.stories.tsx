import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing } from '../testing/do-nothing.ts';
import { Form } from './Form.tsx';
import { QuestionFields, type Question } from './QuestionFields.tsx';

const question = (change: Pick<Question, '_id' | 'kind' | 'label'> & Partial<Question>) => ({
  help: null,
  required: false,
  choices: [],
  ...change,
});

const meta = {
  component: QuestionFields,
  args: {
    questions: [
      question({
        _id: 'whom',
        kind: 'TEXT',
        label: 'Whom is the letter for?',
        help: 'For example an embassy.',
        required: true,
      }),
      question({ _id: 'why', kind: 'LONG_TEXT', label: 'What do you need it for?' }),
      question({
        _id: 'language',
        kind: 'CHOICE',
        label: 'Language of the letter',
        required: true,
        choices: ['English', 'Français'],
      }),
      question({ _id: 'day', kind: 'DATE', label: 'Needed by' }),
      question({ _id: 'paper', kind: 'YES_NO', label: 'On paper?' }),
    ],
  },
  render: (args) => (
    <Form onSubmit={doNothing} guard={false}>
      <QuestionFields {...args} />
    </Form>
  ),
} satisfies Meta<typeof QuestionFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
export const NoQuestions: Story = { args: { questions: [] } };
