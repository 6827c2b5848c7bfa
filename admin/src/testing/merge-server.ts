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
