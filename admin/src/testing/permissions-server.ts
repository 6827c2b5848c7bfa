import { fakeServer } from './fake-server.ts';

const cells = (user: string, region: string, global: string) => [
  { role: null, everywhere: true, answer: 'NO' },
  { role: 'user', everywhere: true, answer: user },
  { role: 'manager', everywhere: true, answer: 'NO' },
  { role: 'manager', everywhere: false, answer: 'NO' },
  { role: 'admin', everywhere: true, answer: global },
  { role: 'admin', everywhere: false, answer: region },
  { role: 'superadmin', everywhere: true, answer: 'YES' },
  { role: 'superadmin', everywhere: false, answer: region },
  { role: 'reportsAdmin', everywhere: true, answer: user },
  { role: 'reportsAdmin', everywhere: false, answer: user },
];

const rules = [
  ['Query.users', 'QUERY', 'users', 'role', 'admin', cells('NO', 'REGION', 'YES')],
  ['Mutation.createUser', 'MUTATION', 'createUser', 'role', 'admin', cells('NO', 'REGION', 'YES')],
  ['Query.courses', 'QUERY', 'courses', 'anywhereRole', 'admin', cells('NO', 'YES', 'YES')],
  [
    'Mutation.createCourse',
    'MUTATION',
    'createCourse',
    'globalRole',
    'admin',
    cells('NO', 'NO', 'YES'),
  ],
  ['Query.dashboard', 'QUERY', 'dashboard', 'user', null, cells('OWN', 'OWN', 'OWN')],
  ['Page./users', 'PAGE', '/users', 'anywhereRole', 'admin', cells('NO', 'YES', 'YES')],
].map(([_id, kind, name, scope, role, own]) => ({
  _id,
  kind,
  name,
  needs: [{ scope, role }],
  cells: own,
}));

/** The fake server with a few rules, and an answer to every question about them. */
export const permissionsServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    permissionRules: () => rules,
    permissionAnswer: () => ({
      allowed: false,
      reason: 'ROLE_NOT_IN_REGION',
      role: 'admin',
      regions: ['east-africa'],
    }),
    ...overrides,
  });
