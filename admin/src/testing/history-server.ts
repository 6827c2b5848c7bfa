import { college } from './college.ts';
import { fakeServer } from './fake-server.ts';

const document = {
  _id: 'd-1',
  version: 7,
  title: 'Exam Rules',
  content: '<p>Short</p>',
  permissions: [],
  published: true,
  createdAt: '2025-01-10T08:00:00.000Z',
  updatedAt: '2026-03-04T10:00:00.000Z',
  updatedByName: 'Daniel Okafor',
};

const change = (field: string, before: unknown, after: unknown, more: object = {}) => ({
  field,
  before: before === null ? null : JSON.stringify(before),
  after: after === null ? null : JSON.stringify(after),
  kept: false,
  restorable: true,
  ...more,
});
const fixed = { restorable: false };

const longText = '<h2>Before you start</h2><p>Find a quiet place.</p>'.repeat(12);

const entry = (number: number, action: string, changes: readonly object[], more: object = {}) => ({
  _id: `h-${number}`,
  at: `2026-03-0${number}T10:00:00.000Z`,
  action,
  byName: 'Susan Mwangi',
  throughName: null,
  restoredFromAt: null,
  changes,
  ...more,
});

const ofPerson = [
  entry(6, 'updateUser', [change('location', 'Hall', 'Library', fixed)], {
    restoredFromAt: '2026-03-02T10:00:00.000Z',
  }),
  entry(5, 'updateUser', [
    change('email', 'ada@old.example', 'ada@college.example', { kept: true, restorable: false }),
    change('regionIds', ['r-kenya', 'gone'], ['r-kenya']),
    change('roles', null, ['manager'], { kept: true, restorable: false }),
    change('regionRoles', [{ regionId: 'r-kenya', roleNames: ['admin'] }], null, {
      kept: true,
      restorable: false,
    }),
    change('phones', [{ type: 'MOBILE', number: '+254 700 000 000' }], null),
  ]),
  entry(4, 'updateUserProfile', [change('locale', 'en', 'de_DE')], {
    byName: 'Ada Njeri',
    throughName: 'Amos Mwangi',
  }),
  entry(2, 'impersonateUser', []),
  entry(1, 'createUser', [change('firstName', null, 'Ada', fixed)], { byName: null }),
];

const item = (_id: string, points: number, asked: object) => ({
  _id,
  points,
  questionId: null,
  versionId: null,
  poolId: null,
  draw: null,
  ...asked,
});

const asked = [
  item('i-1', 2, { questionId: college.questions[0]?._id, versionId: 'v-1' }),
  item('i-2', 1, { poolId: 'pool-1', draw: 3 }),
];

const entries: Readonly<Record<string, readonly object[]>> = {
  users: ofPerson,
  documents: [
    entry(3, 'updateDocument', [
      change('content', longText, '<p>Short</p>'),
      change('permissions', ['FACILITATOR'], null),
      change('published', false, true),
    ]),
  ],
  exams: [
    entry(3, 'updateExam', [
      change('items', asked, null),
      change('answersShown', 'AT_END', 'NEVER'),
    ]),
  ],
};

/** The fake server with a history of many kinds of things that happened. */
export const historyServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    recordHistory: ({ resource }: { readonly resource?: string; readonly _id?: string }) => {
      const items = entries[resource ?? ''] ?? [];
      return { items, total: items.length, version: 7 };
    },
    document: () => document,
    restoreRecord: () => 8,
    ...overrides,
  });
