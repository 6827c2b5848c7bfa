import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionProvider } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { AppealStateDocument } from '../../shared/appeals/AppealPanel.generated.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildResult, event, mixedAnswers, remark, step } from './exam-fixtures.ts';
import { ExamResultPage } from './ExamResultPage.tsx';
import { ExamResultPageDocument } from './ExamResultPage.generated.ts';

interface Args {
  readonly reply: Reply<{ readonly examResult: ReturnType<typeof buildResult> }>;
  /** Till when the student may appeal. */
  readonly appealUntil?: string | null;
}

const session = fakeSession(buildUser());

const meta: Meta<Args> = {
  title: 'Exams/ExamResultPage',
  parameters: {
    layout: 'fullscreen',
    initialEntries: ['/student/exams/romans-exam/results/attempt-2'],
  },
  render: ({ reply, appealUntil = null }) => (
    <SessionProvider session={session}>
      <ScreenStory
        path="/student/exams/:_id/results/:attemptId"
        answers={[
          answer(ExamResultPageDocument, reply),
          answer(AppealStateDocument, {
            appealState: { __typename: 'AppealState', openUntil: appealUntil, appeal: null },
          }),
        ]}
      >
        <ExamResultPage />
      </ScreenStory>
    </SessionProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const result = (overrides: Parameters<typeof buildResult>[0] = {}) => ({
  examResult: buildResult(overrides),
});

export const Passed: Story = { args: { reply: result({ number: 1, attemptsLeft: 1 }) } };

export const PassedOnRetake: Story = {
  args: {
    reply: result({
      score: 70,
      scaledFrom: 100,
      explanation: [
        step('Points', '9 of 9'),
        step('In per cent', '100%'),
        step('On a retake a passing score counts as 70% at most', '70%'),
      ],
    }),
  },
};

const failed = { status: 'FAILED', points: 2, score: 22 } as const;

export const FailedWithAnotherAttempt: Story = {
  args: { reply: result({ ...failed, answers: [...mixedAnswers], number: 1, attemptsLeft: 1 }) },
};

export const FailedForGood: Story = {
  args: { reply: result({ ...failed, answers: [...mixedAnswers] }) },
};

export const Left: Story = {
  args: {
    reply: result({
      ...failed,
      answers: [...mixedAnswers],
      number: 1,
      attemptsLeft: 1,
      abandoned: true,
    }),
  },
};

/** With what was noted of it. */
export const LostConnection: Story = {
  args: {
    appealUntil: '2026-03-23T10:08:40Z',
    reply: result({
      ...failed,
      answers: [],
      number: 1,
      attemptsLeft: 1,
      abandoned: true,
      endedBy: 'LOST_CONNECTION',
      events: [
        event('STARTED', '10:00:00'),
        event('HIDDEN', '10:04:10'),
        {
          ...event('SERVER_AWAY', '10:06:10'),
          details: [{ __typename: 'AttemptDetail', name: 'from', value: '2026-03-09T10:05:00Z' }],
        },
        event('LOST_CONNECTION', '10:07:30'),
        event('FAILED', '10:08:40', 'LOST_CONNECTION'),
      ],
    }),
  },
};

/** Handed in; a person reads the essay. */
export const BeingGraded: Story = {
  args: { reply: result({ status: 'MARKING', score: 0, answers: [] }) },
};

export const Practised: Story = {
  args: { reply: result({ ...failed, mode: 'PRACTICE', answers: [...mixedAnswers] }) },
};

/** Practice, while an attempt can still ask the same. */
export const PractisedHeldBack: Story = {
  args: {
    reply: result({
      ...failed,
      mode: 'PRACTICE',
      status: 'MARKING',
      heldBack: true,
      points: null,
      score: 0,
      answers: mixedAnswers.map((each) => ({ ...each, correct: null, earned: null })),
    }),
  },
};

/** The exam keeps its correct answers back. */
export const CorrectAnswersKeptBack: Story = {
  args: {
    reply: result({
      answers: mixedAnswers.map((each) => ({ ...each, correct: null, earned: null })),
    }),
  },
};

/** While the exam is sat again, its answers stay hidden. */
export const AnswersHidden: Story = {
  args: { reply: result({ ...failed, answers: [], number: 1, attemptsLeft: 0 }) },
};

/** Written down from paper: no points, no answers. */
export const Recorded: Story = {
  args: {
    reply: result({
      number: 1,
      attemptsLeft: 1,
      points: null,
      totalPoints: null,
      score: 85,
      answers: [],
      recorded: remark('There was no power on the campus, so the group sat the exam on paper.'),
    }),
  },
};

export const Corrected: Story = {
  args: {
    reply: result({
      number: 1,
      attemptsLeft: 1,
      points: 5,
      score: 78,
      correctedFrom: 56,
      correction: remark('Question 2 had two right answers.'),
      answers: [...mixedAnswers],
    }),
  },
};

export const Loading: Story = { args: { reply: 'never' } };

export const Failing: Story = { args: { reply: new Error('This record does not exist.') } };
