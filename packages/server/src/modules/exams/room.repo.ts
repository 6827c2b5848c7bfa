import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courseOfferings, courses } from '../courses/courses.table.ts';
import { type GroupReach, looksAfterGroup, personFields } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { overByLaw } from './attempt-clock.repo.ts';
import { attemptQuestions } from './attempt-questions.table.ts';
import type { AttemptStatus } from './attempt.rules.ts';
import { examAttempts, exams } from './exams.table.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;
const examId = sql`${sql.placeholder('examId')}::text`;

const watched = defineStatement('exam_room_groups', (db) =>
  db
    .select({ _id: groups._id, name: groups.name })
    .from(exams)
    .innerJoin(courseOfferings, sql`${courseOfferings.courseId} = ${exams.courseId}`)
    .innerJoin(groups, sql`${groups._id} = ${courseOfferings.groupId}`)
    .where(sql`${exams._id} = ${examId} and ${looksAfterGroup}`)
    .orderBy(groups.archived, groups.name, groups._id),
);

/** Groups that sit the exam and that the person looks after. */
export const findWatchedGroups = (db: Db, exam: string, reach: GroupReach) =>
  watched.run(db, { ...reach, examId: exam });

const questionsOf = sql`${attemptQuestions} where ${attemptQuestions.attemptId} = ${examAttempts._id}`;

const attempt = jsonObject({
  _id: examAttempts._id,
  userId: examAttempts.userId,
  mode: examAttempts.mode,
  status: examAttempts.status,
  startedAt: examAttempts.startedAt,
  dueAt: examAttempts.dueAt,
  seenAt: examAttempts.seenAt,
  leftAt: examAttempts.leftAt,
  passed: examAttempts.passed,
  recordedAt: examAttempts.recordedAt,
  correctedFrom: examAttempts.correctedFrom,
  over: overByLaw(now),
  total: sql<number>`(select count(*)::int from ${questionsOf})`,
  answered: sql<number>`(select count(*)::int from ${questionsOf} and ${attemptQuestions.answer} is not null)`,
});

type SqlValue<S> = S extends SQL<infer T> ? T : never;
export type RoomAttempt = SqlValue<typeof attempt>;

/** The newest attempt of the row's student. */
const newest = sql<RoomAttempt | null>`(select ${attempt} from ${examAttempts} where ${examAttempts.examId} = ${exams._id} and ${examAttempts.userId} = ${users._id} and ${examAttempts.groupId} = ${groupMembers.groupId} and ${examAttempts.mode} = 'EXAM' order by ${examAttempts.number} desc limit 1)`;

const room = defineStatement('exam_room', (db) =>
  db
    .select({
      exam: jsonObject({ _id: exams._id, title: exams.title, passMark: exams.passMark }),
      course: jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
      rows: jsonList(
        jsonObject({ student: jsonObject(personFields), attempt: newest }),
        sql`${groupMembers} join ${users} on ${users._id} = ${groupMembers.userId} where ${groupMembers.groupId} = ${sql.placeholder('groupId')}::text and ${groupMembers.role} = 'STUDENT'`,
        sql`${users.fullName}, ${users._id}`,
      ),
    })
    .from(exams)
    .innerJoin(courses, sql`${courses._id} = ${exams.courseId}`)
    .where(sql`${exams._id} = ${examId}`),
);

/** Who of a group sits the exam, in one statement. */
export async function findRoom(
  db: Db,
  which: { readonly examId: string; readonly groupId: string; readonly now: string },
) {
  const [row] = await room.run(db, which);
  return row;
}

const openIn = defineStatement('exam_room_open', (db) =>
  db
    .select({ _id: examAttempts._id, status: sql<AttemptStatus>`${examAttempts.status}` })
    .from(examAttempts)
    .where(
      sql`${examAttempts.examId} = ${examId} and ${examAttempts.groupId} = ${sql.placeholder('groupId')} and ${examAttempts.mode} = 'EXAM' and ${examAttempts.status} = 'OPEN' and not ${overByLaw(now)}`,
    )
    .orderBy(examAttempts._id)
    .for('update'),
);

/** The group's attempts that go on; nobody ends one of them meanwhile. */
export const lockOpenAttempts = (
  db: Db,
  which: { readonly examId: string; readonly groupId: string; readonly now: string },
) => openIn.run(db, which);

/** Moves the end of attempts that have one. */
export async function extendAttempts(
  db: Db,
  ids: readonly string[],
  seconds: number,
): Promise<void> {
  await db
    .update(examAttempts)
    .set({
      dueAt: sql`${examAttempts.dueAt} + make_interval(secs => ${seconds})`,
      extendedSeconds: sql`${examAttempts.extendedSeconds} + ${seconds}`,
    })
    .where(sql`${examAttempts._id} = any(${sql.param([...ids])}::text[])`);
}
