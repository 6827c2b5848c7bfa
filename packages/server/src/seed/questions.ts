import {
  questionPools,
  questions,
  questionVersions,
} from '../modules/questions/questions.table.ts';
import type { Db } from '../platform/database.ts';
import { courseId } from './course-plans.ts';
import { daysFrom } from './days.ts';
import { emptyKey } from './exam-of-every-kind.ts';

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

/** A pool in the bank of one course. */
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
}
