import { fakeServer, refusal } from './fake-server.ts';
import { college } from './college.ts';

const transcripts = [
  {
    _id: 'tr-1',
    version: 1,
    code: '7K3M-XW92-ABCD-EFGH',
    locale: 'de_DE',
    url: '/transcript-files/tr-1.pdf',
    student: { _id: 'u-2', fullName: 'Thandi Nkosi', cloudinaryId: null },
    issuedAt: '2026-11-20T09:00:00.000Z',
    issuedByName: 'Ada Njeri',
    revokedAt: null,
    revokedByName: null,
    revokeReason: null,
  },
  {
    _id: 'tr-2',
    version: 2,
    code: '9P3M-XW92-ABCD-EFGJ',
    locale: 'en',
    url: '/transcript-files/tr-2.pdf',
    student: { _id: 'u-3', fullName: 'Sipho Dlamini', cloudinaryId: null },
    issuedAt: '2026-11-18T09:00:00.000Z',
    issuedByName: 'Ada Njeri',
    revokedAt: '2026-11-19T09:00:00.000Z',
    revokedByName: 'Ada Njeri',
    revokeReason: 'Issued with a wrong name',
  },
];

const course = { _id: 'c-1', code: 'BIB101', name: 'Old Testament' };
const columns = [
  { _id: 'e-1', kind: 'EXAM', title: 'Genesis', weight: 3 },
  { _id: 'a-1', kind: 'ASSIGNMENT', title: 'Essay', weight: 1 },
];

const rowOf = (_id: string, fullName: string, exam: number | null) => ({
  student: { _id, fullName, cloudinaryId: null },
  grade: {
    score: exam,
    letter: exam === null ? null : 'B',
    points: exam === null ? null : 3,
    complete: false,
    correctionVersion: exam === null ? 0 : 1,
    explanation: [{ text: 'Weighted mean of 1 part, halves rounded up', value: exam }],
    parts: [
      {
        _id: 'e-1',
        kind: 'EXAM',
        state: exam === null ? 'PENDING' : 'GRADED',
        score: exam,
        explanation: [{ text: 'The one attempt that counts', value: exam }],
      },
      {
        _id: 'a-1',
        kind: 'ASSIGNMENT',
        state: 'MARKING',
        score: null,
        explanation: [{ text: 'Handed in and waiting for marks', value: null }],
      },
    ],
  },
});

const items = [rowOf('u-2', 'Thandi Nkosi', 84), rowOf('u-3', 'Sipho Dlamini', null)];

/** The pretended server with two transcripts and one grade book. */
export const gradesServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    transcripts: () => ({ items: transcripts, total: transcripts.length }),
    issuedTranscript: ({ _id }: { readonly _id?: string }) => {
      const found = transcripts.find((each) => each._id === _id);
      if (!found) throw refusal('NOT_FOUND', 'This record does not exist.');
      return found;
    },
    issueTranscript: () => transcripts[0],
    revokeTranscript: () => ({ ...transcripts[0], version: 2 }),
    gradeBookCourses: () => [course],
    correctCourseGrade: () => ({ ...items[0]?.grade, correctionVersion: 2 }),
    gradeBook: () => ({ course, columns, items, total: items.length }),
    ...overrides,
  });

/** Where the stories begin. */
export const bookOfFirstGroup = `/gradebook?groupId=${college.groups[0]?._id ?? ''}&courseId=${course._id}`;
