import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { RegionScope } from '../../platform/viewer.ts';
import { courseOfferings, courses } from '../courses/courses.table.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { allowedAttemptsOf } from './allowed-attempts.repo.ts';
import { examAttempts, exams } from './exams.table.ts';

const studentId = sql`${sql.placeholder('studentId')}::text`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
const inRegions = sql`(${sql.placeholder('everywhere')}::boolean or ${groups.regionId} = any(${sql.placeholder('regions')}::text[]))`;
const regionsOf = (scope: RegionScope) =>
  scope === 'all' ? { everywhere: true, regions: [] } : { everywhere: false, regions: [...scope] };

/** Attempts of the student at the exam of the row. */
const madeAt = <T>(what: ReturnType<typeof sql<T>>) =>
  sql<T>`(select ${what} from ${examAttempts} where ${examAttempts.userId} = ${studentId} and ${examAttempts.examId} = ${exams._id} and ${examAttempts.mode} = 'EXAM')`;

/** Exams of courses that are offered to a group of the regions in which the person studies. */
const recordable = (db: Db) =>
  db
    .select({
      groupId: groups._id,
      groupName: groups.name,
      regionId: groups.regionId,
      courseId: courses._id,
      courseCode: courses.code,
      courseName: courses.name,
      examId: exams._id,
      title: exams.title,
      passMark: exams.passMark,
      allowedAttempts: allowedAttemptsOf(studentId, now),
      attemptsUsed: madeAt(sql<number>`count(*)::int`),
      lastNumber: madeAt(sql<number>`coalesce(max(${examAttempts.number}), 0)`),
      openAttemptId: madeAt(
        sql<string | null>`max(${examAttempts._id}) filter (where ${examAttempts.status} = 'OPEN')`,
      ),
      locale: users.locale,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users._id, groupMembers.userId))
    .innerJoin(groups, eq(groups._id, groupMembers.groupId))
    .innerJoin(regions, eq(regions._id, groups.regionId))
    .innerJoin(courseOfferings, eq(courseOfferings.groupId, groups._id))
    .innerJoin(courses, eq(courses._id, courseOfferings.courseId))
    .innerJoin(exams, eq(exams.courseId, courses._id))
    .$dynamic();

const studiesHere = sql`${groupMembers.userId} = ${studentId} and ${groupMembers.role} = 'STUDENT' and ${inRegions}`;

const ofStudent = defineStatement('recordable_exams', (db) =>
  recordable(db)
    .where(studiesHere)
    .orderBy(groups.archived, groups.name, groups._id, courses.code, exams.title, exams._id),
);

const ofPlace = defineStatement('recordable_exam', (db) =>
  recordable(db).where(
    and(
      studiesHere,
      sql`${groups._id} = ${sql.placeholder('groupId')} and ${exams._id} = ${sql.placeholder('examId')}`,
    ),
  ),
);

export type RecordableExam = Awaited<ReturnType<typeof ofStudent.run>>[number];

/** Who looks, and when: attempts that a student alone has count only so long. */
interface Look {
  readonly scope: RegionScope;
  readonly now: Date;
}

const lookOf = ({ scope, now: at }: Look) => ({ ...regionsOf(scope), now: at.toISOString() });

/** What can be recorded for a person: groups under way before archived ones, then by name. */
export const listRecordable = (db: Db, student: string, look: Look) =>
  ofStudent.run(db, { studentId: student, ...lookOf(look) });

/** Whose result of which exam in which group. */
interface Place {
  readonly studentId: string;
  readonly groupId: string;
  readonly examId: string;
}

/** The exam as it can be recorded for the person in the group; undefined where it cannot. */
export async function findRecordable(
  db: Db,
  place: Place,
  look: Look,
): Promise<RecordableExam | undefined> {
  const [row] = await ofPlace.run(db, { ...place, ...lookOf(look) });
  return row;
}

const membership = defineStatement('recordable_member', (db) =>
  db
    .select({
      studies: sql<boolean>`exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups._id} and ${groupMembers.userId} = ${studentId} and ${groupMembers.role} = 'STUDENT')`,
    })
    .from(groups)
    .where(sql`${groups._id} = ${sql.placeholder('groupId')} and ${inRegions}`),
);

/** Whether the person studies in the group; undefined for a group that is not of the regions. */
export async function studiesIn(
  db: Db,
  place: Pick<Place, 'studentId' | 'groupId'>,
  scope: RegionScope,
): Promise<boolean | undefined> {
  const [row] = await membership.run(db, { ...place, ...regionsOf(scope) });
  return row?.studies;
}

const madeById = defineStatement('exam_attempt_made', (db) =>
  db
    .select({
      userId: examAttempts.userId,
      examId: examAttempts.examId,
      groupId: examAttempts.groupId,
      regionId: examAttempts.regionId,
      recordedAt: examAttempts.recordedAt,
    })
    .from(examAttempts)
    .where(sql`${examAttempts._id} = ${sql.placeholder('id')}`),
);

/** The attempt that already has an id. */
export async function findMade(db: Db, id: string) {
  const [row] = await madeById.run(db, { id });
  return row;
}
