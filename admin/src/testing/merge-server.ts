import { college } from './college.ts';
import { fakeServer } from './fake-server.ts';

const parts = [
  'RIGHTS',
  'MEMBERSHIPS',
  'RESULTS',
  'PROGRESS',
  'NOTIFICATIONS',
  'CONTACTS',
  'WORK',
  'ENTRY',
  'LOG',
];

/** Somebody whose account was merged into another one. */
export const mergedPerson = () => ({ ...college.users[2], mergedIntoId: 'u-01' });

/** The fake server with one pair of accounts that look alike. */
export const mergeServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    duplicateUsers: () => [{ oneId: 'u-01', otherId: 'u-02', reasons: ['NAME', 'PHONE'] }],
    mergePreview: () => parts.map((part, rows) => ({ part, rows })),
    mergeUsers: () => college.users[2],
    ...overrides,
  });

/** A merger of the second person into the first one, of which one field was changed since. */
export const merger = {
  _id: 'm-1',
  keepId: 'u-01',
  keepName: college.users[1]?.fullName,
  goneId: 'u-02',
  goneName: college.users[2]?.fullName,
  mergedAt: '2026-02-10T09:00:00.000Z',
  byName: 'Grace Admin',
  reason: 'Signed up twice',
  undoUntil: '2026-03-12T09:00:00.000Z',
  stays: { rows: [{ part: 'CONTACTS', rows: 2 }], fields: ['firstName'] },
};

/** The fake server with a merger that can still be undone. */
export const mergedServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  mergeServer({
    userMergers: () => [merger],
    undoMerger: () => ({ goneId: 'u-02', stayed: merger.stays }),
    ...overrides,
  });
