import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, type Reply } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { buildAssignment, buildCourse, buildExam, daysFromNow } from './assessment-fixtures.ts';
import { AssessmentsPage } from './AssessmentsPage.tsx';
import { AssessmentsPageDocument } from './AssessmentsPage.generated.ts';

interface Args {
  readonly reply: Reply<{
    readonly studentCourses: ReturnType<typeof buildCourse>[];
    readonly studentAssignments: ReturnType<typeof buildAssignment>[];
  }>;
}

const meta: Meta<Args> = {
  title: 'Assessments/AssessmentsPage',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/assessments'] },
  render: ({ reply }) => (
    <ScreenStory path="/student/assessments" answers={[answer(AssessmentsPageDocument, reply)]}>
      <AssessmentsPage />
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const submission = {
  __typename: 'StudentSubmission' as const,
  _id: 'work-1',
  score: null,
  completed: null,
};
const exams = [
  buildExam({ deadline: daysFromNow(2.5), closesAt: daysFromNow(9) }),
  buildExam({
    _id: 'late',
    title: 'Romans, quiz 1',
    deadline: daysFromNow(-1),
    closesAt: daysFromNow(3),
  }),
  buildExam({
    _id: 'marking',
    title: 'Romans, essay exam',
    attemptsUsed: 1,
    markingAttemptId: 'attempt-1',
    deadline: daysFromNow(5),
  }),
  buildExam({ _id: 'done', title: 'Romans, quiz 0', passed: true, bestScore: 85 }),
  buildExam({
    _id: 'locked',
    title: 'Romans, final',
    deadline: null,
    closesAt: null,
    blockedReason: 'Please see the lessons first.',
  }),
];
const greek = { __typename: 'CourseLink' as const, _id: 'greek', code: 'LA-100', name: 'Greek I' };
const assignments = [
  buildAssignment({ dueAt: daysFromNow(0.4), submission }),
  buildAssignment({
    _id: 'reading',
    title: 'Reading log',
    course: greek,
    state: 'GRADED',
    open: false,
    submission: { ...submission, _id: 'work-2', completed: true },
  }),
  buildAssignment({
    _id: 'later',
    title: 'Word list',
    course: greek,
    state: 'NOT_YET',
    open: false,
    opensAt: daysFromNow(7),
    dueAt: daysFromNow(14),
  }),
  buildAssignment({
    _id: 'missed',
    title: 'First essay',
    state: 'CLOSED',
    open: false,
    dueAt: daysFromNow(-8),
  }),
];

/** Something in every state. */
export const Everything: Story = {
  args: { reply: { studentCourses: [buildCourse({ exams })], studentAssignments: assignments } },
};

export const Filtered: Story = {
  args: Everything.args ?? {},
  parameters: { initialEntries: ['/student/assessments?kind=assignment&state=done'] },
};

export const NoneFound: Story = {
  args: Everything.args ?? {},
  parameters: { initialEntries: ['/student/assessments?course=greek&kind=exam'] },
};

export const Nothing: Story = { args: { reply: { studentCourses: [], studentAssignments: [] } } };

export const Failing: Story = {
  args: { reply: new Error('The college cannot be reached. Please try again later.') },
};
