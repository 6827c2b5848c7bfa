import { fakeServer } from './fake-server.ts';

const fields = [
  { name: 'email', needed: true, aliases: ['email', 'e-mail'] },
  { name: 'firstName', needed: false, aliases: ['firstname', 'first name', 'vorname'] },
  { name: 'region', needed: false, aliases: ['region'] },
];

const rows = [
  { line: 2, fate: 'NEW', changes: [], reasons: [] },
  {
    line: 3,
    fate: 'CHANGED',
    changes: [{ field: 'firstName', before: 'Ada', after: 'Adaeze' }],
    reasons: [],
  },
  {
    line: 4,
    fate: 'REFUSED',
    changes: [],
    reasons: [
      { field: 'email', reason: 'Enter a valid e-mail address.' },
      { field: 'lastName', reason: 'This field is required.' },
    ],
  },
];

const record = {
  _id: 'import-1',
  kind: 'USERS',
  groupId: null,
  fileName: 'people.csv',
  status: 'DONE',
  sendMails: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  fields: ['email', 'firstName'],
  total: 2,
  done: 2,
  rows: [
    {
      line: 2,
      values: ['new@lampstand.example', 'Nandi'],
      fate: 'NEW',
      userId: 'u-9',
      reasons: [],
    },
    {
      line: 4,
      values: ['=cmd', 'Wrong'],
      fate: 'REFUSED',
      userId: null,
      reasons: [{ field: 'email', reason: 'Enter a valid e-mail address.' }],
    },
  ],
};

/** The fake server with a dry run of three lines, and an import that is done. */
export const importsServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    importFields: () => fields,
    imports: () => [record],
    import: () => record,
    previewImport: () => ({ fingerprint: 'seen', rows }),
    startImport: () => record,
    undoImport: () => ({ blocked: [], record: { ...record, status: 'UNDONE' } }),
    ...overrides,
  });

export const runningImport = { ...record, status: 'RUNNING', done: 1 };
