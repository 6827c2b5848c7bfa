/** What superadmins keep, for stories and tests, in the words of the schema. */

const stamps = {
  version: 1,
  createdAt: '2025-01-10T08:00:00.000Z',
  updatedAt: '2026-02-03T09:30:00.000Z',
};

const categories = [
  {
    _id: 'k-bible',
    kind: 'COURSE',
    name: 'Bible',
    position: 10,
    color: '#7a1226',
    description: 'The books of the Old and the New Testament.',
    usedBy: 2,
  },
  {
    _id: 'k-electives',
    kind: 'COURSE',
    name: 'Electives',
    position: 20,
    color: '#6a4c93',
    description: null,
    usedBy: 0,
  },
  {
    _id: 'k-rules',
    kind: 'DOCUMENT',
    name: 'Rules',
    position: 30,
    color: '#5c6470',
    description: null,
    usedBy: 0,
  },
].map((category) => ({ ...stamps, ...category }));

export const siteRecords = { categories };
