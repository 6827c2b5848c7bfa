export const parts = (role: string, texts: readonly string[]) =>
  texts.map((text, at) => ({
    _id: `${role.toLowerCase()}-${at + 1}`,
    role,
    texts: role === 'BLANK' ? [] : [{ locale: 'en', text }],
  }));

const key = {
  choiceIds: [],
  pairs: [],
  order: [],
  blanks: [],
  number: null,
  tolerance: null,
  accepted: [],
  caseSensitive: false,
  partial: true,
  guidance: null,
};

/** A question of any kind, as the server tells it. */
export const questionOf = (kind: string, text: string, content: object, correct: object) => ({
  _id: 'q-any',
  version: 1,
  kind,
  title: text,
  archived: false,
  courseId: 'c-1',
  course: { _id: 'c-1', code: 'BIB101', name: 'Old Testament' },
  poolId: null,
  pool: null,
  exams: [],
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  versions: [
    {
      _id: 'v-any',
      number: 1,
      createdAt: '2026-01-05T09:00:00.000Z',
      createdByName: 'Ruth Naidoo',
      content: {
        texts: [{ locale: 'en', text }],
        parts: [],
        maxWords: null,
        unit: null,
        ...content,
      },
      key: { ...key, ...correct },
    },
  ],
});

/** Abraham, Moses, David. */
export const ordering = questionOf(
  'ORDERING',
  'Who came first?',
  { parts: parts('ITEM', ['Moses', 'Abraham', 'David']) },
  { order: ['item-2', 'item-1', 'item-3'] },
);

const losses = [
  { code: 'media', message: 'Pictures, sounds and files do not come along.' },
  { code: 'formatting', message: 'Bold, lists and tables become plain text.' },
];

/** What a file brings: one question as it is, one with losses, one that cannot come in. */
export const planned = [
  { index: 0, title: 'Who wrote Romans?', kind: 'SINGLE_CHOICE', refused: null, losses: [] },
  { index: 1, title: 'Which picture shows Ruth?', kind: 'MULTIPLE_CHOICE', refused: null, losses },
  {
    index: 2,
    title: 'Draw a map',
    kind: null,
    refused: 'This kind is not known here.',
    losses: [],
  },
];
