import { type SQL, sql } from 'drizzle-orm';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { assignmentDates, assignments, submissions } from '../assignments/assignments.table.ts';
import { offeringIsOpen } from '../courses/index.ts';
import { courseOfferings, courses } from '../courses/courses.table.ts';
import { examAttempts, exams, examWindows } from '../exams/exams.table.ts';
import { dueBeforeJoining } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import { terms } from '../terms/terms.table.ts';
import { gradeCorrections } from './grade-corrections.table.ts';
import { gradeDeductions } from './grade-deductions.ts';

/** Whose grades, in which courses. */
export interface GradeScope {
  /** An array of ids. */
  readonly people: SQL;
  /** Of one course; all without. */
  readonly courseId?: SQL;
}

/** An attempt whose score counts: one that was left does not, unless somebody corrected it. */
const counts = sql`${examAttempts.finishedAt} is not null and (${examAttempts.status} = 'FINISHED' or ${examAttempts.correctedFrom} is not null)`;

const attemptFields = {
  score: sql<number>`${examAttempts.score}`,
  scaledFrom: examAttempts.scaledFrom,
  correctedFrom: examAttempts.correctedFrom,
};

/** What a student did at an exam or assignment, as the statement reads it. */
export interface RawPart {
  readonly _id: string;
  readonly kind: 'EXAM' | 'ASSIGNMENT';
  readonly title: string;
  readonly weight: number;
  readonly dueAt: string | null;
  /** In every group in which the student has it, it was due before they joined. */
  readonly beforeJoining: boolean;
  /** Waits for somebody's marks. */
  readonly marking: boolean;
  /** Of an exam: the best attempt that counts, and of how many. */
  readonly best: JsonRow<typeof attemptFields> | null;
  readonly counted: number;
  /** Of an assignment, once it is graded: the one or the other. */
  readonly graded: { readonly score: number | null; readonly completed: boolean | null } | null;
  /** Until when this student may still hand it in. */
  readonly reopenedUntil: string | null;
}

/** The end of the offering's last day where its group is. */
const courseEnds = sql`(${courseOfferings.endsOn} + 1)::timestamp at time zone ${regions.timeZone}`;

/**
 * Where somebody studies a course: in the groups to which it is offered, and in those in which they
 * did something for it while they were there.
 */
function enrolled({ people, courseId }: GradeScope): SQL {
  const of = (column: SQL): SQL => (courseId ? sql` and ${column} = ${courseId}` : sql``);
  return sql`
    select ${groupMembers.userId} as user_id, ${courseOfferings.courseId} as course_id, ${groupMembers.groupId} as group_id
    from ${groupMembers} join ${courseOfferings} on ${courseOfferings.groupId} = ${groupMembers.groupId} join ${courses} on ${courses._id} = ${courseOfferings.courseId} join ${groups} on ${groups._id} = ${groupMembers.groupId} join ${regions} on ${regions._id} = ${groups.regionId}
    where ${groupMembers.userId} = any(${people}) and ${groupMembers.role} = 'STUDENT' and ${courses.published} and ${offeringIsOpen}${of(sql`${courseOfferings.courseId}`)}
    union select ${examAttempts.userId}, ${examAttempts.courseId}, ${examAttempts.groupId} from ${examAttempts}
    where ${examAttempts.userId} = any(${people}) and ${examAttempts.finishedAt} is not null${of(sql`${examAttempts.courseId}`)}
    union select ${submissions.userId}, ${submissions.courseId}, ${submissions.groupId} from ${submissions}
    where ${submissions.userId} = any(${people}) and ${submissions.status} <> 'DRAFT'${of(sql`${submissions.courseId}`)}`;
}

const places = sql`
  select enrolled.user_id, enrolled.course_id, enrolled.group_id, ${courseOfferings.termId} as term_id, ${courseOfferings.startsOn} as starts_on, ${courseOfferings.endsOn} as ends_on, ${courseEnds} as course_ends, ${groupMembers.joinedAt} as joined_at
  from enrolled join ${groups} on ${groups._id} = enrolled.group_id join ${regions} on ${regions._id} = ${groups.regionId}
  left join ${courseOfferings} on ${courseOfferings.courseId} = enrolled.course_id and ${courseOfferings.groupId} = enrolled.group_id
  left join ${groupMembers} on ${groupMembers.userId} = enrolled.user_id and ${groupMembers.groupId} = enrolled.group_id and ${groupMembers.role} = 'STUDENT'`;

const sittings = ({ people, courseId }: GradeScope): SQL => sql`
  select ${examAttempts.userId} as user_id, ${examAttempts.examId} as exam_id,
    bool_or(${examAttempts.status} = 'MARKING') as marking,
    count(*) filter (where ${counts})::int as counted,
    (array_agg(${jsonObject(attemptFields)} order by ${examAttempts.score} desc, ${examAttempts.finishedAt}) filter (where ${counts}))[1] as best
  from ${examAttempts}
  where ${examAttempts.userId} = any(${people}) and ${examAttempts.mode} = 'EXAM'${courseId ? sql` and ${examAttempts.courseId} = ${courseId}` : sql``}
  group by ${examAttempts.userId}, ${examAttempts.examId}`;

/** When an exam and an assignment are due where somebody studies. */
const examDue = sql`coalesce(${examWindows.deadline}, ${examWindows.closesAt}, places.course_ends)`;
const assignmentDue = sql`coalesce(${assignmentDates.dueAt}, places.course_ends)`;

/** With several groups the latest deadline counts, and what one of them requires is required. */
const whenDue = (due: SQL) =>
  sql`max(${due}) as due_at, bool_and(${dueBeforeJoining(due, sql`places.joined_at`)}) as before_joining`;

const examParts = sql`
  select places.user_id, places.course_id, ${exams._id} as id, 'EXAM' as kind, ${exams.title} as title, ${exams.weight} as weight,
    ${whenDue(examDue)}
  from places join ${exams} on ${exams.courseId} = places.course_id and ${exams.published}
  left join ${examWindows} on ${examWindows.examId} = ${exams._id} and ${examWindows.groupId} = places.group_id
  group by places.user_id, places.course_id, ${exams._id}`;

const assignmentParts = sql`
  select places.user_id, places.course_id, ${assignments._id}, 'ASSIGNMENT', ${assignments.title}, ${assignments.weight},
    ${whenDue(assignmentDue)}
  from places join ${assignments} on ${assignments.courseId} = places.course_id and ${assignments.published}
  left join ${assignmentDates} on ${assignmentDates.assignmentId} = ${assignments._id} and ${assignmentDates.groupId} = places.group_id
  group by places.user_id, places.course_id, ${assignments._id}`;

const rawPart = sql<RawPart>`json_build_object('_id', part.id, 'kind', part.kind, 'title', part.title, 'weight', part.weight, 'dueAt', part.due_at, 'beforeJoining', part.before_joining,
  'marking', coalesce(sittings.marking, false) or coalesce(${submissions.status} = 'SUBMITTED', false),
  'best', sittings.best, 'counted', coalesce(sittings.counted, 0),
  'graded', case when ${submissions.status} = 'GRADED' then json_build_object('score', ${submissions.score}, 'completed', ${submissions.completed}) end,
  'reopenedUntil', ${submissions.reopenedUntil})`;

/** All at once, so that it costs as much as it is, and no look at every part for every person. */
const partsOf = sql`
  select part.user_id, part.course_id, json_agg(${rawPart} order by part.kind desc, part.title, part.id) as list
  from parts as part
  left join sittings on part.kind = 'EXAM' and sittings.user_id = part.user_id and sittings.exam_id = part.id
  left join ${submissions} on part.kind = 'ASSIGNMENT' and ${submissions.userId} = part.user_id and ${submissions.assignmentId} = part.id
  group by part.user_id, part.course_id`;

/** Per cent points that other modules take away (see grade-deductions.ts). */
const deducted = (): SQL<number> =>
  sql<number>`(${sql.join([sql`0`, ...gradeDeductions().map(({ points }) => points(sql`course_of.user_id`, sql`course_of.course_id`))], sql` + `)})::float`;

/** What somebody was given in the place of what their work comes to, why, and by whom. */
interface Correction {
  readonly version: number;
  readonly score: number;
  readonly reason: string;
  readonly by: string | null;
}

const gradedFields = () => ({
  userId: sql<string>`course_of.user_id`,
  course: jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
  startsOn: sql<string | null>`course_of.starts_on`,
  endsOn: sql<string | null>`course_of.ends_on`,
  term: sql<{
    _id: string;
    name: string;
    year: number;
    startsOn: string;
  } | null>`(select json_build_object('_id', ${terms._id}, 'name', ${terms.name}, 'year', ${terms.year}, 'startsOn', ${terms.startsOn}) from ${terms} where ${terms._id} = course_of.term_id)`,
  parts: sql<RawPart[]>`coalesce(parts_of.list, '[]'::json)`,
  deduction: deducted(),
  correction: sql<Correction | null>`(select json_build_object('version', ${gradeCorrections.version}, 'score', ${gradeCorrections.score}, 'reason', ${gradeCorrections.reason}, 'by', ${gradeCorrections.updatedBy}) from ${gradeCorrections} where ${gradeCorrections.userId} = course_of.user_id and ${gradeCorrections.courseId} = course_of.course_id)`,
});

/** A course of a person with all that its grade is made of. */
export type RawCourseGrade = JsonRow<ReturnType<typeof gradedFields>>;

/**
 * The courses of people with the parts of their grades, as one JSON list: a part of any statement that
 * is given `now`. What it costs grows with the parts, not with the statements.
 */
export const gradedCourses = (scope: GradeScope): SQL<RawCourseGrade[]> =>
  sql<RawCourseGrade[]>`(
    with enrolled as (${enrolled(scope)}), places as (${places}), sittings as materialized (${sittings(scope)}),
      parts as (${examParts} union all ${assignmentParts}), parts_of as (${partsOf}),
      course_of as (
        select places.user_id, places.course_id, min(places.starts_on) as starts_on, max(places.ends_on) as ends_on,
          (array_agg(places.term_id order by places.ends_on desc nulls last, places.group_id))[1] as term_id
        from places group by places.user_id, places.course_id
      )
    select coalesce(json_agg(${jsonObject(gradedFields())} order by course_of.ends_on desc nulls last, ${courses.code}, course_of.course_id), '[]'::json)
    from course_of join ${courses} on ${courses._id} = course_of.course_id
    left join parts_of on parts_of.user_id = course_of.user_id and parts_of.course_id = course_of.course_id
  )`;
