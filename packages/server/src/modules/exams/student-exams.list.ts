import { sql, type SQL } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { accommodationOn } from '../accommodations/index.ts';
import { offeringIsOpen, seenPercent, withProgressOf } from '../courses/index.ts';
import { courseOfferings, courses, lessons } from '../courses/courses.table.ts';
import { dueBeforeJoining } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { users } from '../identity/identity.table.ts';
import { overByLaw } from './attempt-clock.repo.ts';
import { examAttempts, examItems, exams, examWindows } from './exams.table.ts';
import { questions } from '../questions/questions.table.ts';
import { ended, newestFirst, resultItem } from './results.list.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;

/** Groups in which the person studies and in which the exam's course has begun. */
const offersOf = (userId: SQL) =>
  sql`${groupMembers} join ${courseOfferings} on ${courseOfferings.groupId} = ${groupMembers.groupId} join ${groups} on ${groups._id} = ${groupMembers.groupId} join ${regions} on ${regions._id} = ${groups.regionId} where ${groupMembers.userId} = ${userId} and ${groupMembers.role} = 'STUDENT' and ${courseOfferings.courseId} = ${exams.courseId} and ${offeringIsOpen}`;

/** A moment of the group's window for the exam. */
const ofWindow = (column: SQL) =>
  sql<
    string | null
  >`(select ${column} from ${examWindows} where ${examWindows.examId} = ${exams._id} and ${examWindows.groupId} = ${groups._id})`;

const fieldsFor = (userId: SQL) => ({
  _id: exams._id,
  title: exams.title,
  instructions: exams.instructions,
  locale: exams.locale,
  translations: exams.translations,
  passMark: exams.passMark,
  allowedAttempts: exams.allowedAttempts,
  openBook: exams.openBook,
  timeLimitMinutes: exams.timeLimitMinutes,
  leavingFails: exams.leavingFails,
  graceSeconds: exams.graceSeconds,
  connectionGraceSeconds: exams.connectionGraceSeconds,
  answersShown: exams.answersShown,
  practice: exams.practice,
  shuffleQuestions: exams.shuffleQuestions,
  shuffleParts: exams.shuffleParts,
  questionCount: sql<number>`asked.questions`,
  totalPoints: sql<number>`asked.points`,
  course: jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
  attemptsUsed: sql<number>`made.used`,
  lastNumber: sql<number>`made.last_number`,
  openAttemptId: sql<string | null>`made.open_id`,
  openPracticeId: sql<string | null>`made.practice_id`,
  markingAttemptId: sql<string | null>`made.marking_id`,
  /** Attempts that stand as open though the law has ended them. */
  overIds: sql<string[]>`made.over_ids`,
  bestScore: sql<number | null>`made.best`,
  passed: sql<boolean>`made.passed`,
  // What asks for nothing is left out before anybody's progress is looked up.
  requirements: jsonList(
    jsonObject({
      lessonId: lessons._id,
      title: lessons.title,
      minimumSeenPercent: sql<number>`${lessons.minimumSeenPercent}`,
      seenPercent,
    }),
    sql`${lessons} ${withProgressOf(userId)} where ${lessons.courseId} = ${exams.courseId} and ${lessons.published} and ${lessons.minimumSeenPercent} is not null and ${seenPercent} < ${lessons.minimumSeenPercent}`,
    sql`${lessons.position}, ${lessons._id}`,
  ),
  // Groups under way before archived ones, then by name.
  offers: jsonList(
    jsonObject({
      groupId: groups._id,
      regionId: groups.regionId,
      kind: groups.kind,
      selected: sql<boolean>`coalesce(${groups._id} = (select ${users.selectedGroup} from ${users} where ${users._id} = ${userId}), false)`,
      zone: regions.timeZone,
      opensAt: ofWindow(sql`${examWindows.opensAt}`),
      // Whoever joined later is never late.
      deadline: ofWindow(
        sql`case when not ${dueBeforeJoining(sql`${examWindows.deadline}`)} then ${examWindows.deadline} end`,
      ),
      beforeJoining: sql<boolean>`coalesce((select ${dueBeforeJoining(sql`coalesce(${examWindows.deadline}, ${examWindows.closesAt})`)} from ${examWindows} where ${examWindows.examId} = ${exams._id} and ${examWindows.groupId} = ${groups._id}), false)`,
      closesAt: ofWindow(sql`${examWindows.closesAt}`),
      accommodation: accommodationOn(userId, sql`(${now} at time zone ${regions.timeZone})`),
    }),
    offersOf(userId),
    sql`${groups.archived}, ${groups.name}, ${groups._id}`,
  ),
});

const resultsFor = (userId: SQL) => ({
  results: jsonList(
    resultItem(new Set()),
    sql`${examAttempts} where ${examAttempts.userId} = ${userId} and ${examAttempts.examId} = ${exams._id} and ${ended}`,
    newestFirst,
  ),
});

/** An exam as one student sees it; results where they were asked for. */
export type StudentExam = JsonRow<ReturnType<typeof fieldsFor>> &
  Partial<JsonRow<ReturnType<typeof resultsFor>>>;

/**
 * JSON of an exam's row as one student sees it. Needs the joins of `studentExamJoins`. The best score
 * is that of attempts that were finished: one that was left counts for nothing, unless somebody has
 * corrected its score.
 */
export const studentExamItem = (userId: SQL, asked: ReadonlySet<string>): SQL<StudentExam> =>
  jsonObject({ ...fieldsFor(userId), ...(asked.has('results') ? resultsFor(userId) : {}) });

const counts = sql`${examAttempts.mode} = 'EXAM'`;
const goesOn = sql`${examAttempts.status} = 'OPEN' and not ${overByLaw(now)}`;

/** What `studentExamItem` reads, after `from`. A pool gives what it has, up to what is drawn. */
export const studentExamJoins = (userId: SQL): SQL =>
  sql`${exams} join ${courses} on ${courses._id} = ${exams.courseId}
    cross join lateral (
      select coalesce(sum(each.number), 0)::int as questions, coalesce(sum(each.number * each.points), 0)::int as points
      from (
        select ${examItems.points} as points, case when ${examItems.poolId} is null then 1 else least(${examItems.draw}, (select count(*) from ${questions} where ${questions.poolId} = ${examItems.poolId} and not ${questions.archived})) end as number
        from ${examItems} where ${examItems.examId} = ${exams._id}
      ) as each
    ) as asked
    cross join lateral (
      select count(*) filter (where ${counts})::int as used,
        coalesce(max(${examAttempts.number}) filter (where ${counts}), 0) as last_number,
        max(${examAttempts._id}) filter (where ${counts} and ${goesOn}) as open_id,
        max(${examAttempts._id}) filter (where ${examAttempts.mode} = 'PRACTICE' and ${goesOn}) as practice_id,
        max(${examAttempts._id}) filter (where ${counts} and ${examAttempts.status} = 'MARKING') as marking_id,
        coalesce(json_agg(${examAttempts._id}) filter (where ${overByLaw(now)}), '[]'::json) as over_ids,
        max(${examAttempts.score}) filter (where ${counts} and (${examAttempts.status} = 'FINISHED' or ${examAttempts.correctedFrom} is not null)) as best,
        coalesce(bool_or(${examAttempts.passed}) filter (where ${counts}), false) as passed
      from ${examAttempts} where ${examAttempts.userId} = ${userId} and ${examAttempts.examId} = ${exams._id}
    ) as made`;

/** Published, of a published course, and offered to a group in which the person studies. */
export const openToStudent = (userId: SQL): SQL =>
  sql`${exams.published} and ${courses.published} and exists (select 1 from ${offersOf(userId)})`;
