import { stamps } from './stamps.ts';

const texts = (text: string) => [{ locale: 'en', text }];
const choice = (_id: string, text: string) => ({ _id, role: 'CHOICE', texts: texts(text) });
const noKey = { choiceIds: [], pairs: [], order: [], blanks: [], accepted: [] };
const version = (
  _id: string,
  title: string,
  content: { readonly parts: readonly ReturnType<typeof choice>[]; readonly maxWords?: number },
  key: object,
) => ({
  ...stamps,
  _id,
  title,
  number: 1,
  createdByName: 'Rita Mwangi',
  content: { ...content, texts: texts(title) },
  key: { ...noKey, caseSensitive: false, partial: true, ...key },
});

const exodus = version(
  'v-1',
  'Who led Israel out of Egypt?',
  { parts: [choice('a-1', 'Abraham'), choice('a-2', 'Moses'), choice('a-3', 'David')] },
  { choiceIds: ['a-2'] },
);
const ruth = version(
  'v-2',
  'Ruth was a Moabite.',
  { parts: [choice('a-4', 'True'), choice('a-5', 'False')] },
  { choiceIds: ['a-4'] },
);
const grace = version(
  'v-3',
  'What is grace?',
  { parts: [], maxWords: 300 },
  { guidance: 'Names grace as undeserved.' },
);

const accepting = (blankId: string, word: string) => ({ blankId, accepted: [word] });
/** A text with blanks in German, as it was answered. */
const blanks = {
  _id: 'q-4',
  kind: 'FILL_IN_THE_BLANK',
  position: 3,
  points: 2,
  text: 'Im Anfang war das [[b-1]], und es war bei [[b-2]].',
  textLocale: 'de_DE',
  parts: ['b-1', 'b-2'].map((_id) => ({ _id, role: 'BLANK', text: '' })),
  unit: null,
  given: {
    ...noKey,
    blanks: [
      { blankId: 'b-1', text: 'Licht' },
      { blankId: 'b-2', text: 'gott' },
    ],
  },
  correct: { ...noKey, blanks: [accepting('b-1', 'Wort'), accepting('b-2', 'Gott')] },
  rightBlankIds: ['b-2'],
  partial: true,
  earned: 1,
  comment: null,
};

/** The questions and pools of a course, and what its exams ask of them. */
export function questionBankOf<Course>(course: Course) {
  const question = (_id: string, kind: string, newest: typeof exodus, asked = newest) => ({
    ...stamps,
    _id,
    kind,
    courseId: 'c-1',
    course,
    pool: null,
    exams: _id === 'q-1' ? [{ _id: 'e-1', title: 'Old Testament, first exam' }] : [],
    title: asked.title,
    archived: false,
    latest: newest,
    versions: newest === asked ? [newest] : [newest, asked],
  });

  const questions = [
    question('q-1', 'SINGLE_CHOICE', { ...exodus, _id: 'v-1b', number: 2 }, exodus),
    question('q-2', 'TRUE_FALSE', ruth),
    question('q-3', 'ESSAY', grace),
  ];

  const pools = [
    {
      ...stamps,
      _id: 'pool-1',
      courseId: 'c-1',
      course,
      name: 'The prophets',
      questionCount: 12,
    },
  ];

  const items = [
    { question: questions[0], version: exodus, newerVersion: true, points: 3 },
    { question: questions[1], version: ruth, newerVersion: false, points: 1 },
  ].map((item, at) => ({ ...item, _id: `i-${at + 1}`, position: at + 1, pool: null, draw: null }));
  const answers = items.map(({ position, points, question: asked, version: sat }) => ({
    _id: asked?._id,
    kind: asked?.kind,
    position,
    points,
    text: sat.title,
    textLocale: 'en',
    parts: sat.content.parts.map((part) => ({ ...part, text: part.texts[0]?.text })),
    unit: null,
    given: { ...noKey, choiceIds: [position === 1 ? 'a-2' : 'a-5'] },
    correct: sat.key,
    rightBlankIds: [],
    partial: true,
    earned: position === 1 ? 3 : 0,
    comment: null,
  }));

  /** A sheet with an answer that is right, one that is not, and one of which a part is right. */
  const sheet = [...answers, blanks];

  return { items, pools, questions, sheet };
}
