import type { Assignment, Submission } from './assignment-types.ts';

const pdf = {
  __typename: 'WorkFile' as const,
  _id: 'file-1',
  fileName: 'grace-in-romans.pdf',
  url: '/files/grace.pdf',
  size: 482_133,
  contentType: 'application/pdf',
};

/** What a student has begun. */
export function buildSubmission(overrides: Partial<Submission> = {}): Submission {
  return {
    __typename: 'StudentSubmission',
    _id: 'work-1',
    version: 3,
    status: 'DRAFT',
    number: 0,
    sequence: 4,
    text: 'Grace reigns through righteousness.',
    lateReason: null,
    submittedAt: null,
    receipt: null,
    score: null,
    completed: null,
    gradedAt: null,
    gradedByName: null,
    feedback: null,
    files: [pdf],
    feedbackFiles: [],
    ...overrides,
  };
}

/** What was handed in, with its receipt. */
export function buildHandedIn(overrides: Partial<Submission> = {}): Submission {
  return buildSubmission({
    status: 'SUBMITTED',
    number: 1,
    submittedAt: '2026-03-10T11:59:59.000Z',
    receipt: {
      __typename: 'SubmissionReceipt',
      code: '7K2M-04QX-9ZTB',
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      submittedAt: '2026-03-10T11:59:59.000Z',
    },
    ...overrides,
  });
}

/** What was graded, with files that came back. */
export function buildGraded(overrides: Partial<Submission> = {}): Submission {
  return buildHandedIn({
    status: 'GRADED',
    score: 88,
    gradedAt: '2026-03-14T09:00:00.000Z',
    gradedByName: 'Thabo Nkosi',
    feedback: '<p>A clear argument. <strong>Chapter six</strong> deserves more room.</p>',
    feedbackFiles: [{ ...pdf, _id: 'file-2', fileName: 'grace-in-romans-marked.pdf' }],
    ...overrides,
  });
}

/** An assignment that takes submissions. */
export function buildAssignment(overrides: Partial<Assignment> = {}): Assignment {
  return {
    __typename: 'StudentAssignment',
    _id: 'essay',
    title: 'Essay on grace',
    content: '<p>Write about <em>grace</em> in Romans 5 and 6.</p>',
    kind: 'GRADED',
    maxFiles: 3,
    allowText: true,
    opensAt: null,
    dueAt: '2026-03-16T21:59:59.000Z',
    zone: 'Africa/Johannesburg',
    state: 'OPEN',
    open: true,
    isLate: false,
    beforeJoining: false,
    reopenedUntil: null,
    course: { __typename: 'CourseLink', _id: 'romans', name: 'The Letter to the Romans' },
    downloads: [
      {
        __typename: 'AssignmentDownload',
        _id: 'download-1',
        title: 'How to cite',
        url: '/files/cite.pdf',
        size: 120_400,
        contentType: 'application/pdf',
      },
    ],
    submission: null,
    ...overrides,
  };
}
