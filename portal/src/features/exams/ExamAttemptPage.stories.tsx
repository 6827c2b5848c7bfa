import { ApolloError, type OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { Link } from 'react-router-dom';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { answered, buildAttempt } from './exam-fixtures.ts';
import { ExamAttemptPage } from './ExamAttemptPage.tsx';
import { ExamAttemptPageDocument } from './ExamAttemptPage.generated.ts';
import { AbandonExamAttemptDocument } from './LeaveGuard.generated.ts';
import { SaveExamAnswerDocument } from './useAnswers.generated.ts';
import { FinishExamAttemptDocument } from './useFinish.generated.ts';

interface Args {
  readonly reply: Reply<{ readonly examAttempt: ReturnType<typeof buildAttempt> }>;
  /** `offline`: no request arrives; `ended`: the attempt takes no more answers. */
  readonly server?: () => 'works' | 'offline' | 'ended' | 'silent';
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const offline = new TypeError('Failed to fetch');
const ended = new ApolloError({
  graphQLErrors: [
    new GraphQLError('This attempt has ended. Its answers can no longer be changed.', {
      extensions: { code: 'CONFLICT' },
    }),
  ],
});
const result = { __typename: 'ExamResult' as const, _id: 'attempt-2' };

const meta: Meta<Args> = {
  title: 'Exams/ExamAttemptPage',
  parameters: {
    layout: 'fullscreen',
    initialEntries: ['/student/exams/romans-exam', '/student/exams/romans-exam/attempts/attempt-2'],
  },
  render: ({ reply, server = () => 'works' as const, asked }) => {
    const unless = <Data,>(data: Data): Reply<Data> => {
      const state = server();
      if (state === 'silent') return 'never';
      if (state === 'ended') return ended;
      return state === 'offline' ? offline : data;
    };
    return (
      <ScreenStory
        path="/student/exams/:_id/attempts/:attemptId"
        asked={asked}
        answers={[
          answer(ExamAttemptPageDocument, reply),
          answer(SaveExamAnswerDocument, ({ examAnswerInput }) =>
            unless({
              saveExamAnswer: {
                __typename: 'SavedAnswer',
                questionId: examAnswerInput.questionId,
                choiceId: examAnswerInput.choiceId,
                sequence: examAnswerInput.sequence,
              },
            }),
          ),
          answer(FinishExamAttemptDocument, () => unless({ finishExamAttempt: result })),
          answer(AbandonExamAttemptDocument, () => unless({ abandonExamAttempt: result })),
        ]}
      >
        <>
          <Link to="/dashboard">A way out</Link>
          <ExamAttemptPage />
        </>
      </ScreenStory>
    );
  },
};
export default meta;
type Story = StoryObj<Args>;

const attempt = (overrides: Parameters<typeof buildAttempt>[0] = {}) => ({
  examAttempt: buildAttempt(overrides),
});

const atStep = (step: string) => ({
  initialEntries: [`/student/exams/romans-exam/attempts/attempt-2?step=${step}`],
});

export const FirstQuestion: Story = { args: { reply: attempt() } };

export const SecondQuestion: Story = {
  args: { reply: attempt({ questions: answered(2) }) },
  parameters: atStep('2'),
};

export const Saving: Story = { args: { reply: attempt(), server: () => 'silent' } };

/** Choose an answer: it is kept on the device and tried again. */
export const ConnectionLost: Story = { args: { reply: attempt(), server: () => 'offline' } };

/** Choose an answer: the server takes none any more. */
export const EndedElsewhere: Story = { args: { reply: attempt(), server: () => 'ended' } };

export const ReviewWithGaps: Story = {
  args: { reply: attempt({ questions: answered(1) }) },
  parameters: atStep('review'),
};

export const ReviewComplete: Story = {
  args: { reply: attempt({ questions: answered(3) }) },
  parameters: atStep('review'),
};

/** Leads on to the result. */
export const AlreadyFinished: Story = { args: { reply: attempt({ status: 'FINISHED' }) } };

export const Loading: Story = { args: { reply: 'never' } };

export const Failing: Story = { args: { reply: new Error('This record does not exist.') } };
