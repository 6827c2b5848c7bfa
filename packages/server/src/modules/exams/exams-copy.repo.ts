import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import { questionPools, questions, questionVersions } from '../questions/questions.table.ts';
import { examItems } from './exams.table.ts';

/** Where a copy goes. */
interface Copy {
  readonly fromId: string;
  readonly toId: string;
  readonly userId: string;
  readonly now: string;
}

/** By the id of what was copied: the id of its copy. */
export interface CopiedBank {
  readonly pools: ReadonlyMap<string, string>;
  readonly questions: ReadonlyMap<string, string>;
  readonly versions: ReadonlyMap<string, string>;
}

const asNew = ({ toId, userId, now }: Copy) => ({
  courseId: toId,
  version: 1,
  createdAt: now,
  updatedAt: now,
  createdBy: userId,
  updatedBy: userId,
});

const withIds = (rows: readonly { readonly _id: string }[]) =>
  new Map(rows.map((row) => [row._id, newId()]));

const idIn = (map: ReadonlyMap<string, string>, id: string): string => {
  const found = map.get(id);
  if (found === undefined) throw new Error(`${id} was not copied`);
  return found;
};

/** Rows that one INSERT takes. */
const AT_ONCE = 200;

async function inSome<Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insert(rows.slice(from, from + AT_ONCE));
  }
}

/** Copies a course's bank: pools and questions, each as it is now and as exams ask it. */
export async function copyBank(db: Db, copy: Copy): Promise<CopiedBank> {
  const ofCourse = (column: typeof questions.courseId | typeof questionPools.courseId) =>
    eq(column, copy.fromId);
  const oldPools = await db.select().from(questionPools).where(ofCourse(questionPools.courseId));
  const oldQuestions = await db.select().from(questions).where(ofCourse(questions.courseId));
  const oldVersions = await db
    .select({ version: questionVersions })
    .from(questionVersions)
    .innerJoin(questions, eq(questions._id, questionVersions.questionId))
    .where(
      sql`${questions.courseId} = ${copy.fromId} and (${questionVersions.number} = ${questions.latest} or exists (select 1 from ${examItems} where ${examItems.versionId} = ${questionVersions._id}))`,
    )
    .orderBy(asc(questionVersions.number));
  const kept = oldVersions.map(({ version }) => version);
  const byQuestion = Map.groupBy(kept, (version) => version.questionId);
  const copied = {
    pools: withIds(oldPools),
    questions: withIds(oldQuestions),
    versions: withIds(kept),
  };
  const fresh = asNew(copy);
  const poolRows = oldPools.map((pool) => ({
    ...pool,
    ...fresh,
    _id: idIn(copied.pools, pool._id),
  }));
  const questionRows = oldQuestions.map((question) => ({
    ...question,
    ...fresh,
    _id: idIn(copied.questions, question._id),
    poolId: question.poolId && idIn(copied.pools, question.poolId),
    latest: byQuestion.get(question._id)?.length ?? 1,
  }));
  const versionRows = kept.map((version) => ({
    ...version,
    _id: idIn(copied.versions, version._id),
    questionId: idIn(copied.questions, version.questionId),
    number: (byQuestion.get(version.questionId) ?? []).indexOf(version) + 1,
    createdAt: copy.now,
    createdBy: copy.userId,
  }));
  await inSome(poolRows, (some) => db.insert(questionPools).values(some));
  await inSome(questionRows, (some) => db.insert(questions).values(some));
  await inSome(versionRows, (some) => db.insert(questionVersions).values(some));
  return copied;
}
