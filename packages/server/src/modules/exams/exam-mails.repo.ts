import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { courseOfferings, courses } from '../courses/courses.table.ts';
import { dueBeforeJoining } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { allowedAttemptsOf } from './allowed-attempts.repo.ts';
import type { DueDeadlines } from './exam-mails.rules.ts';
import { examMails } from './exam-mails.table.ts';
import { examAttempts, exams, examWindows } from './exams.table.ts';

const moment = (name: keyof DueDeadlines) => sql`${sql.placeholder(name)}::timestamptz`;
const kind = sql<
  'REMINDER' | 'PENALTY'
>`case when ${examWindows.deadline} > ${moment('now')} then 'REMINDER' else 'PENALTY' end`;

const sittings = sql`${examAttempts} where ${examAttempts.userId} = ${users._id} and ${examAttempts.examId} = ${exams._id} and ${examAttempts.mode} = 'EXAM'`;
/** Who has passed, waits for marks, or sits it at this moment needs no mail. */
const isDone = sql`exists (select 1 from ${sittings} and (${examAttempts.passed} or ${examAttempts.status} in ('OPEN', 'MARKING')))`;
const hasAttempts = sql`(select count(*) from ${sittings}) < ${allowedAttemptsOf(sql`${users._id}`, moment('now'))}`;
const isOffered = sql`exists (select 1 from ${courseOfferings} where ${courseOfferings.courseId} = ${courses._id} and ${courseOfferings.groupId} = ${groups._id})`;
const wasMailed = sql`exists (select 1 from ${examMails} where ${examMails.examId} = ${exams._id} and ${examMails.userId} = ${users._id} and ${examMails.deadline} = ${examWindows.deadline} and ${examMails.kind} = ${kind})`;

const due = defineStatement('exam_mails_due', (db) =>
  db
    .select({
      examId: exams._id,
      userId: users._id,
      kind,
      // Never null: the window is found by it.
      deadline: sql<string>`${examWindows.deadline}`.mapWith(examMails.deadline),
      closesAt: examWindows.closesAt,
      exam: sql<string>`coalesce(${exams.translations} -> ${users.locale} ->> 'title', ${exams.title})`,
      course: courses.name,
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      timeZone: sql<string>`coalesce(${users.timezone}, ${regions.timeZone})`,
    })
    .from(examWindows)
    .innerJoin(exams, sql`${exams._id} = ${examWindows.examId} and ${exams.published}`)
    .innerJoin(courses, sql`${courses._id} = ${exams.courseId} and ${courses.published}`)
    .innerJoin(groups, sql`${groups._id} = ${examWindows.groupId} and not ${groups.archived}`)
    .innerJoin(regions, sql`${regions._id} = ${groups.regionId}`)
    .innerJoin(
      groupMembers,
      sql`${groupMembers.groupId} = ${groups._id} and ${groupMembers.role} = 'STUDENT'`,
    )
    .innerJoin(
      users,
      sql`${users._id} = ${groupMembers.userId} and ${users.deactivatedAt} is null and ${users.mergedIntoId} is null and ${users.erasedAt} is null`,
    )
    .where(
      sql`${examWindows.deadline} > ${moment('missedSince')} and ${examWindows.deadline} <= ${moment('remindUntil')} and ${isOffered} and not ${dueBeforeJoining(sql`${examWindows.deadline}`)} and not ${isDone} and ${hasAttempts} and not ${wasMailed}`,
    )
    .orderBy(examWindows.deadline, examWindows._id, users._id)
    .limit(sql.placeholder('limit')),
);

/** Who is to be told of a deadline now, and was not yet; at most so many. */
export const dueExamMails = (db: Db, deadlines: DueDeadlines, limit: number) =>
  due.run(db, { ...deadlines, limit });

export type DueExamMail = Awaited<ReturnType<typeof dueExamMails>>[number];

/** @returns whether it is this process that sends it: a second one waits for the first, and hears no. */
export async function claimExamMail(
  db: Db,
  { examId, userId, kind: which, deadline }: DueExamMail,
  sentAt: string,
): Promise<boolean> {
  const claimed = await db
    .insert(examMails)
    .values({ examId, userId, kind: which, deadline, sentAt })
    .onConflictDoNothing()
    .returning({ userId: examMails.userId });
  return claimed.length > 0;
}
