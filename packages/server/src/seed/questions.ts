import { lessonChecks } from '../modules/courses/lesson-checks.table.ts';
import {
  questionPools,
  questions,
  questionVersions,
} from '../modules/questions/questions.table.ts';
import type { Db } from '../platform/database.ts';
import { courseId, lessonId } from './course-plans.ts';
import { daysFrom } from './days.ts';
import { emptyKey } from '../modules/questions/empty-key.rules.ts';

/** Short answers in two languages; an exam may draw some of them. */
const plans = [
  {
    en: 'Who wrote the most letters?',
    de_DE: 'Wer schrieb die meisten Briefe?',
    right: ['Paul', 'Paulus'],
  },
  { en: 'Who was the first king?', de_DE: 'Wer war der erste König?', right: ['Saul'] },
  { en: 'Which river was crossed?', de_DE: 'Welcher Fluss wurde überquert?', right: ['Jordan'] },
  { en: 'Who led the people out of Egypt?', right: ['Moses'] },
  { en: 'In which town was Jesus born?', right: ['Bethlehem'] },
] as const;

/** What one recording stops for. */
const ASKED = {
  _id: 'question-bib101-recording',
  texts: { en: 'What was this part about?', de_DE: 'Wovon handelte dieser Abschnitt?' },
  choices: [
    {
      en: 'How the books of the Bible are ordered',
      de_DE: 'Wie die Bücher der Bibel geordnet sind',
    },
    { en: 'How to find a place to live', de_DE: 'Wie man eine Wohnung findet' },
    { en: 'How to cook for many', de_DE: 'Wie man für viele kocht' },
  ],
} as const;

/** One lesson whose recording stops and asks. */
async function seedChecks(
  db: Db,
  stamp: { version: number; createdAt: string; updatedAt: string },
): Promise<void> {
  const { _id, texts, choices } = ASKED;
  const parts = choices.map((words, index) => ({
    _id: `${_id}-${index + 1}`,
    role: 'CHOICE' as const,
    texts: words,
  }));
  await db.insert(questions).values({
    ...stamp,
    _id,
    courseId: courseId('BIB101'),
    kind: 'SINGLE_CHOICE',
    title: texts.en,
    latest: 1,
  });
  await db.insert(questionVersions).values({
    _id: `${_id}-v1`,
    questionId: _id,
    number: 1,
    content: { texts, parts, maxWords: null, unit: null },
    key: { ...emptyKey, choiceIds: [`${_id}-1`] },
    createdAt: stamp.createdAt,
  });
  await db.insert(lessonChecks).values({
    _id: 'check-bib101-3',
    lessonId: lessonId('BIB101', 3),
    questionId: _id,
    atSeconds: 20,
  });
}

/** A pool in the bank of one course, and what one of its recordings asks. */
export async function seedQuestions(db: Db, now: Date): Promise<void> {
  const at = daysFrom(now, -60).toISOString();
  const stamp = { version: 1, createdAt: at, updatedAt: at };
  const pool = {
    ...stamp,
    _id: 'pool-bib101',
    courseId: courseId('BIB101'),
    name: 'Names and places',
  };
  const rows = plans.map((plan, index) => ({ plan, _id: `${pool._id}-q${index + 1}` }));
  await db.insert(questionPools).values(pool);
  await db.insert(questions).values(
    rows.map(({ plan, _id }) => ({
      ...stamp,
      _id,
      courseId: pool.courseId,
      poolId: pool._id,
      kind: 'SHORT_ANSWER' as const,
      title: plan.en,
      latest: 1,
    })),
  );
  await db.insert(questionVersions).values(
    rows.map(({ plan: { right, ...texts }, _id }) => ({
      _id: `${_id}-v1`,
      questionId: _id,
      number: 1,
      content: { texts, parts: [], maxWords: null, unit: null },
      key: { ...emptyKey, accepted: right },
      createdAt: at,
    })),
  );
  await seedChecks(db, stamp);
}
