import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Session } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { leftRunningExam } from '../../testing/build-running-exam.ts';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { SessionFrame } from '../../testing/session-frame.tsx';
import { buildEarlierResult, buildExam } from './exam-fixtures.ts';
import { ExamStartPage } from './ExamStartPage.tsx';
import { ExamStartPageDocument } from './ExamStartPage.generated.ts';
import { StartExamAttemptDocument } from './useStartAttempt.generated.ts';

interface Args {
  readonly reply: Reply<{ readonly studentExam: ReturnType<typeof buildExam> }>;
  /** How many starts get no answer before one does. */
  readonly lostStarts?: number;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
  readonly session?: Session;
}

const meta: Meta<Args> = {
  title: 'Exams/ExamStartPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/exams/romans-exam'] },
  render: ({ reply, lostStarts = 0, asked, session }) => {
    let lost = 0;
    return (
      <SessionFrame session={session}>
        <ScreenStory
          path="/student/exams/:_id"
          asked={asked}
          answers={[
            answer(ExamStartPageDocument, reply),
            answer(StartExamAttemptDocument, ({ _id, examId, mode }) => {
              lost += 1;
              if (lost <= lostStarts) return new Error('The server cannot be reached.');
              return {
                startExamAttempt: {
                  __typename: 'ExamAttempt',
                  _id,
                  number: 1,
                  status: 'OPEN',
                  exam: {
                    __typename: 'StudentExam',
                    _id: examId,
                    attemptsUsed: mode === 'EXAM' ? 1 : 0,
                    openAttemptId: mode === 'EXAM' ? _id : null,
                    openPracticeId: mode === 'EXAM' ? null : _id,
                  },
                },
              };
            }),
          ]}
        >
          <ExamStartPage />
        </ScreenStory>
      </SessionFrame>
    );
  },
};
export default meta;
type Story = StoryObj<Args>;

const exam = (overrides: Parameters<typeof buildExam>[0] = {}) => ({
  studentExam: buildExam(overrides),
});

export const FirstAttempt: Story = { args: { reply: exam() } };

export const OpenBook: Story = { args: { reply: exam({ openBook: true, instructions: null }) } };

/** All that can be said before the start: dates in two zones, a limit, languages, a case, practice. */
export const WithEverything: Story = {
  args: {
    reply: exam({
      timeLimitMinutes: 45,
      opensAt: '2026-03-02T06:00:00Z',
      deadline: '2026-03-09T16:00:00Z',
      closesAt: '2026-03-16T16:00:00Z',
      zone: 'Africa/Johannesburg',
      locales: ['de_DE', 'en', 'ZHS'],
      accommodations: ['You have 50% more time.', 'Questions can be read aloud.'],
      practice: true,
    }),
  },
};

/** Leaving fails nothing; the deadline has passed. */
export const LateAndLenient: Story = {
  args: {
    reply: exam({
      leavingFails: false,
      isLate: true,
      deadline: '2026-03-01T16:00:00Z',
      practice: true,
      openPracticeId: 'practice-1',
    }),
  },
};

export const NotOpenYet: Story = {
  args: {
    reply: exam({ opensAt: '2999-03-01T06:00:00Z', blockedReason: 'This exam is not open yet.' }),
  },
};

/** Handed in; a person reads the essay. */
export const BeingGraded: Story = {
  args: {
    reply: exam({
      attemptsUsed: 1,
      markingAttemptId: 'attempt-1',
      results: [buildEarlierResult({ status: 'MARKING', score: 0 })],
    }),
  },
};

export const Retake: Story = {
  args: { reply: exam({ attemptsUsed: 1, results: [buildEarlierResult()] }) },
};

export const AttemptOpen: Story = {
  args: { reply: exam({ attemptsUsed: 1, openAttemptId: 'attempt-2' }) },
};

/** It runs, and its page was left: how long still, and which grace runs. */
export const Running: Story = {
  args: {
    reply: exam({
      attemptsUsed: 1,
      openAttemptId: 'attempt-2',
      practice: true,
      locales: ['en', 'de_DE'],
    }),
    session: fakeSession(
      buildUser({
        runningExam: leftRunningExam({ _id: 'attempt-2', examId: 'romans-exam' }),
      }),
    ),
  },
};

export const NoAttemptsLeft: Story = {
  args: {
    reply: exam({
      attemptsUsed: 2,
      blockedReason: 'You cannot sit this exam as you have exceeded the allowed number of attempts',
      results: [
        buildEarlierResult({ _id: 'attempt-2', number: 2, abandoned: true, score: 20 }),
        buildEarlierResult(),
      ],
    }),
  },
};

export const OnlyInTheApp: Story = {
  args: {
    reply: exam({
      blockedReason: 'Only groups of the offline-app kind can take exams in the app',
    }),
  },
};

export const LessonsFirst: Story = {
  args: {
    reply: exam({
      blockedReason: 'Please see the lessons that this exam asks for first.',
      requirements: [
        {
          __typename: 'ExamRequirement',
          lessonId: 'romans-3',
          title: 'Justified by faith',
          minimumSeenPercent: 90,
          seenPercent: 40,
        },
      ],
    }),
  },
};

export const Passed: Story = {
  args: {
    reply: exam({
      attemptsUsed: 1,
      passed: true,
      results: [buildEarlierResult({ status: 'PASSED', score: 92 })],
    }),
  },
};

export const StartFails: Story = { args: { reply: exam(), lostStarts: 1 } };

export const Loading: Story = { args: { reply: 'never' } };

export const Failing: Story = { args: { reply: new Error('This record does not exist.') } };
