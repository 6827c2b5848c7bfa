import type { OperationVariables } from '@apollo/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppealStateDocument } from '../../shared/appeals/AppealPanel.generated.ts';
import { answer } from '../../testing/scripted-answers.ts';
import { ScreenStory } from '../../testing/screen-story.tsx';
import { CourseGradesPage } from './CourseGradesPage.tsx';
import { GradedCourseDocument } from './CourseGradesPage.generated.ts';
import { buildGrade, buildPart, changes, scale } from './grade-fixtures.ts';
import type { CourseGrade } from './grade-types.ts';
import { GradeHistoryDocument } from './GradeHistory.generated.ts';
import {
  GradeBookDocument,
  GradesPageDocument,
  OwnCourseGradeDocument,
} from './Grades.generated.ts';
import { GradesPage } from './GradesPage.tsx';

interface Args {
  readonly grades: CourseGrade[];
  /** Groups that the person facilitates. */
  readonly groups?: readonly string[];
  readonly path?: string;
  /** Until when an appeal is possible. */
  readonly appealable?: string;
  /** In the group of the book; as many as the page shows unless told. */
  readonly total?: number;
  readonly asked?: (operationName: string, variables: OperationVariables) => void;
}

const students = ['Naledi Dlamini', 'Élodie Martin', 'Иван Петров', '王小明'];
const all = buildGrade();
const columns = all.parts.map(({ _id, kind, title, weight }) => ({
  __typename: 'GradeColumn' as const,
  _id,
  kind,
  title,
  weight,
}));

const meta: Meta<Args> = {
  title: 'Grades/Pages',
  parameters: { layout: 'fullscreen', initialEntries: ['/student/grades'] },
  render: ({
    grades,
    groups = [],
    path = '/student/grades',
    appealable,
    total = students.length,
    asked,
  }) => (
    <ScreenStory
      path={path}
      asked={asked}
      answers={[
        answer(AppealStateDocument, {
          appealState: { __typename: 'AppealState', appeal: null, openUntil: appealable ?? null },
        }),
        answer(GradesPageDocument, { studentGrades: grades }),
        answer(OwnCourseGradeDocument, { courseGrade: grades[0] ?? all, gradeScale: scale }),
        answer(GradeHistoryDocument, {
          gradeChanges: grades.length > 0 ? changes : { ...changes, total: 0, items: [] },
        }),
        answer(GradedCourseDocument, {
          studentCourse: {
            __typename: 'StudentCourse',
            _id: 'romans',
            name: 'The Letter to the Romans',
            facilitatedGroups: groups.map((name) => ({
              __typename: 'GroupLink',
              _id: name,
              name,
            })),
          },
        }),
        answer(GradeBookDocument, ({ filter }) => ({
          gradeBook: {
            __typename: 'GradeBook',
            total: filter ? 0 : total,
            columns,
            items: students.map((fullName, at) => ({
              __typename: 'StudentGrade',
              student: { __typename: 'Person', _id: `student-${at}`, fullName },
              grade: buildGrade({ parts: all.parts.slice(0, 4 - at) }),
            })),
          },
        })),
      ]}
    >
      {path === '/student/grades' ? <GradesPage /> : <CourseGradesPage />}
    </ScreenStory>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const ofCourse = {
  path: '/student/courses/:_id/grades',
};
const atCourse = { initialEntries: ['/student/courses/romans/grades'] };

export const AllCourses: Story = {
  args: {
    grades: [
      all,
      buildGrade({
        course: { __typename: 'CourseLink', _id: 'ethics', code: 'ET-110', name: 'Ethics' },
        parts: [buildPart({ score: 95 })],
        complete: true,
      }),
      buildGrade({
        course: { __typename: 'CourseLink', _id: 'greek', code: 'LA-100', name: 'Greek I' },
        term: null,
        parts: [buildPart({ score: null, state: 'MARKING' })],
      }),
    ],
  },
};

export const NoGrades: Story = { args: { grades: [] } };

export const OwnCourse: Story = {
  args: {
    grades: [buildGrade({ deduction: 1.5 })],
    appealable: '2026-03-20T10:00:00.000Z',
    ...ofCourse,
  },
  parameters: atCourse,
};

export const Book: Story = {
  args: { grades: [all], groups: ['Cape Town First Year', 'Cape Town Evening'], ...ofCourse },
  parameters: atCourse,
};

/** More than a page shows. */
export const BookOfMany: Story = { ...Book, args: { ...Book.args, total: 60 } };

export const NobodyInBook: Story = {
  args: { grades: [all], groups: ['Cape Town First Year'], ...ofCourse },
  parameters: { initialEntries: ['/student/courses/romans/grades?q=nobody'] },
};
