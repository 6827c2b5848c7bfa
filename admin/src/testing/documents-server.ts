import { fakeServer, refusal } from './fake-server.ts';

const stamps = {
  version: 1,
  createdAt: '2025-01-10T08:00:00.000Z',
  updatedAt: '2026-03-04T10:00:00.000Z',
  updatedByName: 'Daniel Okafor',
};

const documents = [
  {
    ...stamps,
    _id: 'd-rules',
    title: 'Exam Rules',
    content:
      '<p>These rules are the same on every campus.</p><h2>Before you start</h2><ul><li>Find a quiet place.</li></ul><table><tbody><tr><th scope="col">Result</th><td>70 per cent</td></tr></tbody></table>',
    permissions: [],
    published: true,
  },
  {
    ...stamps,
    _id: 'd-guide',
    title: 'Facilitator Guide',
    content: '<p>You do not need to know every answer.</p>',
    permissions: ['FACILITATOR', 'ADMIN'],
    published: false,
  },
];

interface Asked {
  readonly _id?: string;
  readonly filter?: { readonly ids?: readonly string[] | null } | null;
}

/** The pretended server with two documents: one for everybody, one for some and not published. */
export const documentsServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    documents: ({ filter }: Asked) => {
      const ids = filter?.ids;
      const items = documents.filter(({ _id }) => !ids || ids.includes(_id));
      return { items, total: items.length };
    },
    document: ({ _id }: Asked) => {
      const document = documents.find((each) => each._id === _id);
      if (!document) throw refusal('NOT_FOUND', 'This record does not exist.');
      return document;
    },
    updateDocument: () => documents[0],
    createDocument: () => documents[0],
    removeDocument: () => documents[0],
    ...overrides,
  });
