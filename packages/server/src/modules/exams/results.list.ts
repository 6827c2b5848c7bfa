import { type Column, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { extraAttemptsOf } from '../accommodations/index.ts';
import { courses } from '../courses/courses.table.ts';
import { personFields } from '../groups/index.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { type QuestionKey, questionVersions } from '../questions/questions.table.ts';
import { attemptEvents, attemptQuestions } from './attempt-questions.table.ts';
import type { OtherSittings } from './disclosure.rules.ts';
import { examAttempts, type ExamRow, exams } from './exams.table.ts';
import { otherSittings } from './other-sittings.list.ts';

/** A result that counts is an attempt that has ended and is marked: its score stands. */
export const ended = sql`${examAttempts.finishedAt} is not null`;
/** Handed in or ended, with or without a score; practice and tests too. */
export const over = sql`(${ended} or ${examAttempts.submittedAt} is not null and ${examAttempts.status} <> 'OPEN')`;

const resultFields = {
  _id: examAttempts._id,
  userId: examAttempts.userId,
  regionId: examAttempts.regionId,
  number: examAttempts.number,
  mode: examAttempts.mode,
  abandoned: sql<boolean>`(${examAttempts.status} = 'ABANDONED')`,
  status: examAttempts.status,
  recordedAt: examAttempts.recordedAt,
  marking: sql<boolean>`(${examAttempts.status} = 'MARKING')`,
  startedAt: examAttempts.startedAt,
  submittedAt: examAttempts.submittedAt,
  finishedAt: sql<string>`coalesce(${examAttempts.finishedAt}, ${examAttempts.submittedAt})`,
  endedBy: examAttempts.endedBy,
  deadline: examAttempts.deadline,
  points: examAttempts.points,
  totalPoints: examAttempts.totalPoints,
  score: sql<number>`coalesce(${examAttempts.score}, 0)`,
  scaledFrom: examAttempts.scaledFrom,
  penalty: examAttempts.penalty,
  correctedFrom: examAttempts.correctedFrom,
  restoredAt: examAttempts.restoredAt,
  version: examAttempts.version,
  passed: sql<boolean>`coalesce(${examAttempts.passed}, false)`,
};

/** The one record a key leads to. */
const one = <T>(item: SQL<T>, from: SQL): SQL<T> => sql<T>`(select ${item} from ${from})`;

type SqlValue<S> = S extends SQL<infer T> ? T : never;

/** Who wrote something down by hand, when and why; null where nobody did. */
const remark = (at: Column, by: Column, reason: Column) => {
  const byName = sql<string>`(select ${users.fullName} from ${users} where ${users._id} = ${by})`;
  const whole = jsonObject({ at: sql<string>`${at}`, byName, reason: sql<string>`${reason}` });
  return sql<SqlValue<typeof whole> | null>`case when ${at} is not null then ${whole} end`;
};

const other = alias(examAttempts, 'other');
/** All attempts of the same person at the same exam. */
const siblings = sql`${examAttempts} as ${other} where ${other.userId} = ${examAttempts.userId} and ${other.examId} = ${examAttempts.examId}`;
/** Those that count. */
const counted = sql`${siblings} and ${other.mode} = 'EXAM'`;

/** A question as it was sat, with the key by which it was marked. */
const answered = jsonObject({
  _id: attemptQuestions.questionId,
  kind: attemptQuestions.kind,
  points: attemptQuestions.points,
  position: attemptQuestions.position,
  partIds: attemptQuestions.partIds,
  content: questionVersions.content,
  key: sql<QuestionKey>`(select marked.key from ${questionVersions} as marked where marked.id = coalesce(${attemptQuestions.markedVersionId}, ${attemptQuestions.versionId}))`,
  given: attemptQuestions.answer,
  earned: attemptQuestions.earned,
  comment: attemptQuestions.comment,
});

const event = jsonObject({
  _id: attemptEvents._id,
  at: attemptEvents.at,
  kind: attemptEvents.kind,
  detail: attemptEvents.detail,
  byName: sql<
    string | null
  >`(select ${users.fullName} from ${users} where ${users._id} = ${attemptEvents.userId})`,
});

const attemptsLeft = one(
  jsonObject({
    allowedAttempts: exams.allowedAttempts,
    attemptsUsed: sql<number>`(select count(*)::int from ${counted})`,
    extra: extraAttemptsOf(
      sql`${examAttempts.userId}`,
      sql`(select ${regions.timeZone} from ${regions} where ${regions._id} = ${examAttempts.regionId})`,
    ),
  }),
  sql`${exams} where ${exams._id} = ${examAttempts.examId}`,
);

const shown = sql<
  ExamRow['answersShown']
>`(select ${exams.answersShown} from ${exams} where ${exams._id} = ${examAttempts.examId})`;

/** What decides which answers the student reads. */
const disclosure = jsonObject({
  shown,
  attemptsLeft,
  passed: sql<boolean>`exists (select 1 from ${counted} and ${other.passed})`,
  others: sql<OtherSittings | null>`case when ${shown} = 'AFTER_DEADLINE' then ${otherSittings} end`,
});

/** What hangs on a result and is read only where it is asked for. */
const resultRelations = {
  student: one(jsonObject(personFields), sql`${users} where ${users._id} = ${examAttempts.userId}`),
  exam: one(
    jsonObject({ _id: exams._id, title: exams.title, passMark: exams.passMark }),
    sql`${exams} where ${exams._id} = ${examAttempts.examId}`,
  ),
  course: one(
    jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
    sql`${courses} where ${courses._id} = ${examAttempts.courseId}`,
  ),
  group: one(
    jsonObject({ _id: groups._id, name: groups.name }),
    sql`${groups} where ${groups._id} = ${examAttempts.groupId}`,
  ),
  region: one(
    jsonObject({ _id: regions._id, name: regions.name, slug: regions.slug }),
    sql`${regions} where ${regions._id} = ${examAttempts.regionId}`,
  ),
  attemptsLeft,
  recorded: remark(examAttempts.recordedAt, examAttempts.recordedBy, examAttempts.recordReason),
  correction: remark(
    examAttempts.correctedAt,
    examAttempts.correctedBy,
    examAttempts.correctionReason,
  ),
  answers: jsonObject({
    disclosure,
    // The key of an earlier attempt is the key of the one under way.
    sittingAgain: sql<boolean>`exists (select 1 from ${siblings} and ${other.status} = 'OPEN')`,
    locale: examAttempts.locale,
    examLocale: sql<string>`(select ${exams.locale} from ${exams} where ${exams._id} = ${examAttempts.examId})`,
    examId: examAttempts.examId,
    // On paper nothing was answered here, so nothing of the key is shown either.
    questions: jsonList(
      answered,
      sql`${attemptQuestions} join ${questionVersions} on ${questionVersions._id} = ${attemptQuestions.versionId} where ${attemptQuestions.attemptId} = ${examAttempts._id}`,
      sql`${attemptQuestions.position}`,
    ),
  }),
  events: jsonList(
    event,
    sql`${attemptEvents} where ${attemptEvents.attemptId} = ${examAttempts._id}`,
    sql`${attemptEvents.at}, ${attemptEvents._id}`,
  ),
};

type Relations = JsonRow<typeof resultRelations>;

/** A result as reads give it; relations where they were asked for. */
export type ExamResult = JsonRow<typeof resultFields> & Partial<Relations>;
export type ResultRemark = NonNullable<Relations['correction']>;
export type ResultEvent = Relations['events'][number];

export const RESULT_RELATIONS = [
  'student',
  'exam',
  'course',
  'group',
  'region',
  'attemptsLeft',
  'recorded',
  'correction',
  'answers',
  'events',
] as const satisfies readonly (keyof Relations)[];

/** JSON of the attempt's row as a result, with the relations that were asked for. */
export const resultItem = (asked: ReadonlySet<string>): SQL<ExamResult> =>
  jsonObject({
    ...resultFields,
    ...Object.fromEntries(Object.entries(resultRelations).filter(([name]) => asked.has(name))),
  });

/** Newest first, those of one moment in a fixed order. */
export const newestFirst = sql`${examAttempts.finishedAt} desc, ${examAttempts._id} desc`;

/** The newest results that meet a condition, to be a part of any statement. */
export const newestResults = (
  condition: SQL,
  limit: number,
  asked: ReadonlySet<string>,
): SQL<ExamResult[]> =>
  jsonList(
    resultItem(asked),
    sql`(select ${examAttempts._id} as page_id from ${examAttempts} where ${ended} and ${condition} order by ${newestFirst} limit ${sql.raw(String(limit))}) as page join ${examAttempts} on ${examAttempts._id} = page.page_id`,
    newestFirst,
  );

/** Results of the regions that a member of staff looks after. */
export const resultsList = defineList<ExamResult>({
  name: 'exam_results',
  table: examAttempts,
  id: examAttempts._id,
  always: ended,
  filters: {
    ids: { where: (value) => sql`${examAttempts._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) =>
        sql`${examAttempts.userId} in (select ${users._id} from ${users} where ${users.searchText} like ${value})`,
      parameter: containing,
    },
    groupId: { where: (value) => sql`${examAttempts.groupId} = ${value}`, even: true },
    regionId: { where: (value) => sql`${examAttempts.regionId} = ${value}`, even: true },
    courseId: { where: (value) => sql`${examAttempts.courseId} = ${value}` },
    examId: { where: (value) => sql`${examAttempts.examId} = ${value}` },
    studentId: { where: (value) => sql`${examAttempts.userId} = ${value}`, even: true },
    status: {
      // What is being marked has neither passed nor failed, and stands in no list of results.
      where: (value) => sql`${examAttempts.passed} = nullif(${value}::text, '')::boolean`,
      parameter: (value) => (value === 'MARKING' ? '' : String(value === 'PASSED')),
      even: true,
    },
    finishedFrom: { where: (value) => sql`${examAttempts.finishedAt} >= ${value}` },
    finishedTo: { where: (value) => sql`${examAttempts.finishedAt} <= ${value}` },
  },
  sorts: { finishedAt: examAttempts.finishedAt, score: examAttempts.score },
  defaultSort: { field: 'finishedAt', order: 'DESC' },
  withinRegions: (ids) => sql`${examAttempts.regionId} = any(${ids})`,
  relations: RESULT_RELATIONS,
  item: resultItem,
});
