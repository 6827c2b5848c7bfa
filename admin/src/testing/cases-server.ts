import { fakeServer, refusal } from './fake-server.ts';

const kenya = { _id: 'r-kenya', name: 'East Africa' };
const ada = { _id: 'u-ada', fullName: 'Ada Njeri', cloudinaryId: null };
const ben = { _id: 'u-ben', fullName: 'Ben Otieno', cloudinaryId: null };
const stamps = {
  version: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-02-05T09:00:00.000Z',
};

const conditions = {
  timeFactorPercent: 150,
  extraAttempts: 1,
  noLeaveRule: true,
  graceSeconds: 300,
  breakMinutes: 10,
  largerType: true,
  readAloud: false,
  validUntil: '2026-12-31',
};

const accommodations = [
  {
    ...stamps,
    _id: 'u-ada',
    person: ada,
    regions: [kenya],
    conditions,
    active: true,
    reason: 'Letter of the eye clinic',
  },
  {
    ...stamps,
    _id: 'u-ben',
    person: ben,
    regions: [kenya],
    conditions: { ...conditions, timeFactorPercent: 125, validUntil: '2025-12-31' },
    active: false,
    reason: 'A broken arm',
  },
];

const evidence = [
  ['2026-02-05T08:00:00.000Z', 'STARTED', 'page', '1'],
  ['2026-02-05T08:12:31.000Z', 'LOST_CONNECTION', 'seconds', '75'],
  ['2026-02-05T08:13:46.000Z', 'FAILED', 'grace', '60'],
].map(([at, kind, name, value]) => ({ at, kind, byName: null, detail: [{ name, value }] }));

const every = { accept: true, decline: true, askSecondReader: true };
const none = { accept: false, decline: false, askSecondReader: false };

const appeals = [
  { _id: 'p-1', person: ada, status: 'OPEN', choices: every },
  {
    _id: 'p-2',
    person: ben,
    status: 'SECOND_READING',
    choices: none,
    firstReaderName: 'Susan Mwangi',
    opinion: 'I would rather have somebody else decide.',
  },
  {
    _id: 'p-3',
    person: ben,
    status: 'OPEN',
    choices: every,
    subjectKind: 'COURSE_GRADE',
    subjectId: 'c-1',
    title: 'Letters of Paul',
    takesMinutes: false,
    takesScore: true,
    evidence: [
      {
        at: '2026-02-05T08:00:00.000Z',
        kind: 'EXAM_RESULT',
        byName: null,
        detail: [
          { name: 'title', value: 'Romans' },
          { name: 'score', value: '65' },
        ],
      },
    ],
  },
].map((appeal) => ({
  ...stamps,
  subjectKind: 'EXAM_ATTEMPT',
  subjectId: 'e-1',
  title: 'Romans',
  group: { _id: 'g-1', name: 'Nairobi 2026 A' },
  reason: 'The power went out in our street.',
  firstReaderName: null,
  opinion: null,
  answer: null,
  minutes: null,
  score: null,
  decidedByName: null,
  decidedAt: null,
  takesMinutes: true,
  takesScore: false,
  evidence,
  ...appeal,
}));

interface Asked {
  readonly _id?: string;
  readonly userId?: string;
}

function find<Item extends { readonly _id: string }>(items: readonly Item[], id?: string): Item {
  const found = items.find(({ _id }) => _id === id);
  if (!found) throw refusal('NOT_FOUND', 'This record does not exist.');
  return found;
}

/** The pretended server with two accommodations and two appeals. */
export const casesServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    accommodations: () => ({
      items: accommodations.map((each) => ({ ...each, reason: null })),
      total: accommodations.length,
    }),
    accommodation: ({ userId }: Asked) => find(accommodations, userId),
    setAccommodation: () => accommodations[0],
    removeAccommodation: () => accommodations[0],
    appeals: () => ({ items: appeals, total: appeals.length }),
    appeal: ({ _id }: Asked) => find(appeals, _id),
    decideAppeal: () => appeals[0],
    askSecondReader: () => appeals[1],
    ...overrides,
  });
