import { ApolloError, type OperationVariables, type Unmasked } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { Link } from 'react-router-dom';
import type { Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { SessionFrame } from '../../testing/session-frame.tsx';
import { answered, buildAttempt, essay, silenceOf } from './exam-fixtures.ts';
import { ExamAttemptPage } from './ExamAttemptPage.tsx';
import { ExamAttemptPageDocument, type ExamAttemptPageQuery } from './ExamAttemptPage.generated.ts';
import { AbandonExamAttemptDocument } from './LeaveGuard.generated.ts';
import {
  NoteExamPresenceDocument,
  type NoteExamPresenceMutation,
} from './sitting/usePresence.generated.ts';
import { SaveExamAnswerDocument } from './useAnswers.generated.ts';
import { FinishExamAttemptDocument } from './useFinish.generated.ts';

type Clock = NoteExamPresenceMutation['noteExamPresence'];

interface Args {
  readonly reply: Reply<Unmasked<ExamAttemptPageQuery>>;
  /** What the server says of the time with each report of the page. */
  readonly clock?: () => Partial<Clock>;
  /** `offline`: no request arrives; `ended`: the attempt takes no more answers. */
  readonly server?: () => 'works' | 'offline' | 'ended' | 'silent';
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
  /** What the server says of each answer instead of saving it. */
  readonly refusal?: ApolloError;
  /** The student's; it ends where somebody calls its `expire`. */
  readonly session?: Session;
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
  render: ({ reply, server = () => 'works' as const, clock, asked, session, refusal }) => {
    const unless = <Data,>(data: Data): Reply<Data> => {
      const state = server();
      if (state === 'silent') return 'never';
      if (state === 'ended') return ended;
      return state === 'offline' ? offline : data;
    };
    return (
      <SessionFrame session={session}>
        <ScreenStory
          path="/student/exams/:_id/attempts/:attemptId"
          asked={asked}
          answers={[
            answer(ExamAttemptPageDocument, reply),
            answer(
              SaveExamAnswerDocument,
              ({ examAnswerInput }) =>
                refusal ??
                unless({
                  saveExamAnswer: {
                    __typename: 'SavedAnswer',
                    questionId: examAnswerInput.questionId,
                    sequence: examAnswerInput.sequence,
                  },
                }),
            ),
            answer(NoteExamPresenceDocument, () =>
              server() === 'offline'
                ? offline
                : { noteExamPresence: { ...clockOf(reply), ...clock?.() } },
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
      </SessionFrame>
    );
  },
};
export default meta;
type Story = StoryObj<Args>;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The time as the attempt itself has it. */
function clockOf(reply: Args['reply']): Clock {
  const known = typeof reply === 'object' && 'examAttempt' in reply ? reply.examAttempt : undefined;
  return {
    __typename: 'AttemptClock',
    serverNow: new Date().toISOString(),
    dueAt: known?.dueAt ?? null,
    status: known?.status ?? 'OPEN',
    silence: known?.silence ?? silenceOf(inMinutes(5)),
    message: known?.message ?? null,
  };
}

const attempt = (overrides: Parameters<typeof buildAttempt>[0] = {}) => ({
  examAttempt: buildAttempt(overrides),
  myAccommodation: null,
});

/** As the student's session is when the server has ended it. */
function endedSession(): Session {
  const session = fakeSession(buildUser());
  session.expire();
  return session;
}

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

/** With a clock, a word of the instructor, back after having left. */
export const WithClockAndMessage: Story = {
  args: {
    reply: attempt({
      dueAt: inMinutes(4.5),
      leftAt: '2026-03-09T10:00:00Z',
      message: { __typename: 'ExamRoomMessage', at: 'now', text: 'Question 3: “powers” is right.' },
    }),
  },
};

export const Essay: Story = {
  args: { reply: attempt({ questions: [{ ...essay, position: 1 }] }) },
};

/** Larger letters and a voice, as the student's case has it. */
export const WithAccommodation: Story = {
  args: {
    reply: {
      ...attempt(),
      myAccommodation: { __typename: 'ExamConditions', largerType: true, readAloud: true },
    },
  },
};

/** Leaving fails nothing, and it does not count. */
export const Practice: Story = {
  args: { reply: attempt({ mode: 'PRACTICE', leavingFails: false }) },
};

/** The server ended it while the page was open. */
export const EndedByServer: Story = {
  args: { reply: attempt(), clock: () => ({ status: 'ABANDONED' }) },
};

/** The session is over: the same person signs in on the spot. */
export const SessionEnded: Story = {
  args: { reply: attempt({ silence: silenceOf(inMinutes(4.87)) }), session: endedSession() },
};

/** Where leaving fails nothing, nobody is hurried. */
export const SessionEndedWithoutHurry: Story = {
  args: {
    reply: attempt({ leavingFails: false, silence: silenceOf(null) }),
    session: endedSession(),
  },
};

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
