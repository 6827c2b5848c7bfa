import { college } from './college.ts';
import { fakeServer } from './fake-server.ts';

const counts = [
  { part: 'CONTACTS', fate: 'REMOVED', rows: 2 },
  { part: 'PROGRESS', fate: 'REMOVED', rows: 1240 },
  { part: 'MAILS', fate: 'REMOVED', rows: 7 },
  { part: 'RESULTS', fate: 'KEPT', rows: 3 },
  { part: 'LOG', fate: 'KEPT', rows: 48 },
];

/** Somebody of whom nothing is known any more. */
export const erasedPerson = () => ({
  ...college.users[1],
  firstName: '—',
  lastName: '#17',
  fullName: '— #17',
  email: 'erased-u-01@lampstand.invalid',
  active: false,
  regions: [],
  regionIds: [],
  groups: [],
  phones: [],
  emails: [],
  erasure: {
    _id: 'erasure-1',
    number: 17,
    erasedAt: '2026-03-02T09:30:00.000Z',
    byName: 'Sarah Abeni',
    reason: 'Asked for by letter',
  },
});

/** The fake server, which tells what erasing somebody would do, and does it. */
export const eraseServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    erasurePreview: () => counts,
    eraseUser: () => erasedPerson(),
    ...overrides,
  });
