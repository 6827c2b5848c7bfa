import type { Unmasked } from '@apollo/client';
import type {
  AssignmentStudentsQuery,
  AssignmentSubmissionQuery,
  AssignmentSubmissionsQuery,
  GradedAssignmentQuery,
} from './Submissions.generated.ts';

type Listed = Unmasked<AssignmentSubmissionsQuery>['assignmentSubmissions']['items'][number];
type Whole = Unmasked<AssignmentSubmissionQuery>['assignmentSubmission'];

const people: Readonly<Record<string, string>> = {
  s1: 'Naledi Dlamini',
  s2: 'Élodie Martin',
  s3: '王小明',
};

const personOf = (_id: string) => ({
  __typename: 'Person' as const,
  _id: `person-${_id}`,
  fullName: people[_id] ?? 'Somebody',
});

export const listed = (_id: string, overrides: Partial<Listed> = {}): Listed => ({
  __typename: 'AssignmentSubmission',
  _id,
  status: 'SUBMITTED',
  submittedAt: '2026-03-10T11:59:59.000Z',
  late: false,
  score: null,
  completed: null,
  student: personOf(_id),
  group: { __typename: 'GroupLink', _id: 'cape-1', name: 'Cape Town First Year' },
  assignment: { __typename: 'AssignmentLink', _id: 'essay', title: 'Essay on grace' },
  course: { __typename: 'CourseLink', _id: 'romans', name: 'The Letter to the Romans' },
  ...overrides,
});

export const whole = (_id: string, overrides: Partial<Whole> = {}): Whole => ({
  __typename: 'AssignmentSubmission',
  _id,
  version: 4,
  status: 'SUBMITTED',
  text: `Grace, as ${people[_id]} reads it.`,
  lateReason: null,
  submittedAt: '2026-03-10T11:59:59.000Z',
  late: false,
  own: false,
  zone: 'UTC',
  score: null,
  completed: null,
  feedback: null,
  gradedAt: null,
  gradedByName: null,
  student: personOf(_id),
  assignment: { __typename: 'AssignmentLink', _id: 'essay', kind: 'GRADED' },
  files: [
    {
      __typename: 'WorkFile',
      _id: `file-${_id}`,
      fileName: 'grace.pdf',
      url: '/files/grace.pdf',
      previewUrl: null,
      size: 482_133,
      contentType: 'application/pdf',
    },
  ],
  feedbackFiles: [],
  ...overrides,
});

type GradedAssignment = Unmasked<GradedAssignmentQuery>['gradedAssignment'];

const group = (_id: string, name: string) => ({
  __typename: 'GradedGroup' as const,
  _id,
  name,
  zone: 'Africa/Johannesburg',
});

export const essay: GradedAssignment = {
  __typename: 'GradedAssignment',
  _id: 'essay',
  title: 'Essay on grace',
  course: { __typename: 'CourseLink', _id: 'romans', name: 'The Letter to the Romans' },
  groups: [group('cape-1', 'Cape Town First Year'), group('cape-2', 'Cape Town Evening')],
};

type Student = Unmasked<AssignmentStudentsQuery>['assignmentStudents'][number];

const standing = (_id: string, status: Student['status'], reopenedUntil: string | null) => ({
  __typename: 'AssignmentStudent' as const,
  status,
  reopenedUntil,
  student: personOf(_id),
});

export const students: readonly Student[] = [
  standing('s1', 'SUBMITTED', null),
  standing('s2', null, null),
  standing('s3', 'GRADED', null),
];
