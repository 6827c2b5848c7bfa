import { fakeServer, refusal, type FakeServer } from './fake-server.ts';

const course = { _id: 'c-nt1', code: 'NT1', name: 'New Testament 1' };
const zone = 'Africa/Nairobi';

const assignment = {
  _id: 'a-philemon',
  version: 3,
  courseId: course._id,
  course,
  title: 'The letter to Philemon',
  content: '<p>Read the letter twice.</p><ul><li>What does Paul ask for?</li></ul>',
  locale: 'en',
  kind: 'GRADED',
  position: 1,
  published: true,
  weight: 2,
  maxFiles: 3,
  allowText: true,
  ungradedCount: 2,
  gradedCount: 1,
  createdAt: '2026-01-10T08:00:00.000Z',
  updatedAt: '2026-02-04T10:00:00.000Z',
  downloads: [{ _id: 'd1', title: 'Outline', size: 48_213, url: '/files/d1' }],
  dates: [
    {
      _id: 'ad1',
      version: 1,
      assignmentId: 'a-philemon',
      groupId: 'g-nairobi-1',
      group: { _id: 'g-nairobi-1', name: 'Nairobi 2026' },
      opensAt: null,
      dueAt: '2026-03-20T14:59:59.000Z',
      zone,
    },
  ],
};

const verse = {
  ...assignment,
  _id: 'a-verse',
  title: 'Learn Romans 8:28 by heart',
  kind: 'COMPLETION',
  published: false,
  ungradedCount: 0,
  gradedCount: 0,
  downloads: [],
  dates: [],
};

const file = (name: string, contentType: string, previewUrl: string | null = null) => ({
  _id: `f-${name}`,
  fileName: name,
  contentType,
  size: 182_004,
  url: `/files/f-${name}`,
  previewUrl,
});

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="160" height="90"%3E%3Crect width="160" height="90" fill="teal"/%3E%3C/svg%3E';

const work = {
  version: 4,
  number: 1,
  own: false,
  status: 'SUBMITTED',
  submittedAt: '2026-03-20T14:12:09.000Z',
  dueAt: '2026-03-20T14:59:59.000Z',
  zone,
  late: false,
  lateReason: null,
  text: 'Paul asks Philemon to receive Onesimus as a brother.\n\nHe does not command it.',
  score: null,
  completed: null,
  feedback: null,
  gradedAt: null,
  gradedByName: null,
  reopenedUntil: null,
  receipt: { code: '7K2M-04QX-9ZTB', hash: 'a'.repeat(64) },
  group: { _id: 'g-nairobi-1', name: 'Nairobi 2026' },
  course,
  assignment,
  files: [file('philemon.pdf', 'application/pdf'), file('map.png', 'image/png', picture)],
  feedbackFiles: [],
};

const submissions = [
  { ...work, _id: 's-grace', student: { _id: 'u-grace', fullName: 'Grace Wanjiru' } },
  {
    ...work,
    _id: 's-john',
    student: { _id: 'u-john', fullName: 'John Mwangi' },
    submittedAt: '2026-03-21T08:30:00.000Z',
    late: true,
    lateReason: 'The river rose and the bridge was closed.',
    number: 2,
    text: '',
  },
  {
    ...work,
    _id: 's-mary',
    student: { _id: 'u-mary', fullName: 'Mary Otieno' },
    assignment: verse,
    files: [],
    text: 'I said it to my group on Sunday.',
  },
];

type Work = Omit<(typeof submissions)[number], 'status' | 'score' | 'completed' | 'feedback'> & {
  status: string;
  score: number | null;
  completed: boolean | null;
  feedback: string | null;
};

interface Happening {
  /** Somebody else grades the first work just before the first grade arrives. */
  readonly gradedMeanwhile?: boolean;
  /** Root fields that answer otherwise. */
  readonly overrides?: Parameters<typeof fakeServer>[0];
}

const grades = (given: unknown): { score: number | null; completed: boolean | null } => {
  const score: unknown = typeof given === 'object' && given ? Reflect.get(given, 'score') : null;
  const completed: unknown =
    typeof given === 'object' && given ? Reflect.get(given, 'completed') : null;
  return {
    score: typeof score === 'number' ? score : null,
    completed: typeof completed === 'boolean' ? completed : null,
  };
};

const standing = (_id: string, fullName: string, status: string | null) => ({
  student: { _id, fullName },
  status,
  submissionId: null,
  submittedAt: null,
  score: null,
  completed: null,
  reopenedUntil: null,
});

/** A server that keeps the grades of three works: two of one assignment, one of another. */
export function assignmentsServer({
  gradedMeanwhile = false,
  overrides = {},
}: Happening = {}): FakeServer {
  const kept = new Map<string, Work>(submissions.map((one) => [one._id, { ...one }]));
  let theirs = gradedMeanwhile;
  const found = (id: string | undefined): Work => {
    const one = kept.get(id ?? '');
    if (!one) throw refusal('NOT_FOUND', 'This record does not exist.');
    return one;
  };
  const put = (one: Work, given: Partial<Work>): Work => {
    const after = { ...one, ...given, version: one.version + 1 };
    kept.set(one._id, after);
    return after;
  };
  return fakeServer({
    assignments: () => ({ items: [assignment, verse], total: 2 }),
    assignment: ({ _id }) => (_id === verse._id ? verse : assignment),
    createAssignment: () => assignment,
    updateAssignment: () => assignment,
    removeAssignment: () => assignment,
    setAssignmentDates: () => assignment.dates[0],
    removeAssignmentDates: () => assignment.dates[0],
    assignmentSubmissions: ({ filter }) => {
      const status = filter?.['status'];
      const items = [...kept.values()].filter((one) => !status || one.status === status);
      return { items, total: items.length };
    },
    assignmentSubmission: ({ _id }) => found(_id),
    gradeSubmission: ({ _id, version, ...args }) => {
      if (theirs) {
        theirs = false;
        put(found(_id), { status: 'GRADED', score: 40 });
      }
      const one = found(_id);
      if (version !== one.version) throw refusal('CONFLICT', 'Somebody else changed this record.');
      return put(one, { status: 'GRADED', ...grades(Reflect.get(args, 'submissionGradeInput')) });
    },
    ungradeSubmission: ({ _id }) =>
      put(found(_id), { status: 'SUBMITTED', score: null, completed: null }),
    completeSubmissions: () => [
      { id: 's-mary', status: 'DONE', code: null, reason: null },
      { id: 's-grace', status: 'FAILED', code: 'INVALID', reason: 'Please give a score.' },
    ],
    reopenSubmission: () => true,
    gradedAssignment: () => ({
      ...assignment,
      groups: [{ _id: 'g-nairobi-1', name: 'Nairobi 2026', zone, dueAt: null }],
    }),
    assignmentStudents: () => [
      standing('u-grace', 'Grace Wanjiru', 'SUBMITTED'),
      standing('u-peter', 'Peter Kamau', null),
    ],
    savedComments: () => [
      { _id: 'sc1', version: 1, locale: 'en', text: 'Well observed.', usedCount: 4 },
      { _id: 'sc2', version: 1, locale: 'en', text: 'Name the verse.', usedCount: 1 },
    ],
    createSavedComment: () => ({ _id: 'sc3', version: 1, locale: 'en', text: 'New', usedCount: 0 }),
    ...overrides,
  });
}
