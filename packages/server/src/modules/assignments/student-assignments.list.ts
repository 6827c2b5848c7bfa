import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { offeringIsOpen } from '../courses/index.ts';
import { courseOfferings, courses } from '../courses/courses.table.ts';
import { dueBeforeJoining } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { downloadsOfAssignment } from './assignments.list.ts';
import { assignmentDates, assignments, submissions } from './assignments.table.ts';
import {
  feedbackFilesOfSubmission,
  filesOfSubmission,
  gradedByName,
  type WorkFile,
} from './submissions.list.ts';

/** What comes back is read once it is graded, and while the work is done anew; not in between. */
const told = sql`${submissions.status} <> 'SUBMITTED'`;

const submissionFields = {
  _id: submissions._id,
  version: submissions.version,
  assignmentId: submissions.assignmentId,
  status: submissions.status,
  number: submissions.number,
  sequence: submissions.sequence,
  text: submissions.text,
  lateReason: submissions.lateReason,
  updatedAt: submissions.updatedAt,
  submittedAt: submissions.submittedAt,
  receiptHash: submissions.receiptHash,
  receiptCode: submissions.receiptCode,
  dueAt: submissions.dueAt,
  score: submissions.score,
  completed: submissions.completed,
  gradedAt: submissions.gradedAt,
  gradedByName,
  feedback: sql<string | null>`case when ${told} then ${submissions.feedback} end`,
  reopenedUntil: submissions.reopenedUntil,
  files: filesOfSubmission,
  feedbackFiles: sql<
    WorkFile[]
  >`case when ${told} then ${feedbackFilesOfSubmission} else '[]'::json end`,
};

/** What a student does for an assignment, as they see it. */
export type StudentSubmission = JsonRow<typeof submissionFields>;

/** Groups in which the person studies and in which the assignment's course has begun. */
const offersOf = (userId: SQL) =>
  sql`${groupMembers} join ${courseOfferings} on ${courseOfferings.groupId} = ${groupMembers.groupId} join ${groups} on ${groups._id} = ${groupMembers.groupId} join ${regions} on ${regions._id} = ${groups.regionId} left join ${assignmentDates} on ${assignmentDates.assignmentId} = ${assignments._id} and ${assignmentDates.groupId} = ${groups._id} where ${groupMembers.userId} = ${userId} and ${groupMembers.role} = 'STUDENT' and ${courseOfferings.courseId} = ${assignments.courseId} and ${offeringIsOpen}`;

const isSelected = (userId: SQL) =>
  sql`coalesce(${groups._id} = (select ${users.selectedGroup} from ${users} where ${users._id} = ${userId}), false)`;

/**
 * After `from`: assignments that are open to the student, each with the one group through which it is:
 * that of the work that was begun, else the selected one, else the first that is under way.
 */
export const assignmentsOpenTo = (userId: SQL): SQL =>
  sql`${assignments} join ${courses} on ${courses._id} = ${assignments.courseId}
    left join ${submissions} on ${submissions.assignmentId} = ${assignments._id} and ${submissions.userId} = ${userId}
    cross join lateral (
      select ${groups._id} as group_id, ${groups.regionId} as region_id, ${regions.timeZone} as zone,
        ${assignmentDates.opensAt} as opens_at, ${assignmentDates.dueAt} as due_at,
        ${dueBeforeJoining(sql`${assignmentDates.dueAt}`)} as before_joining
      from ${offersOf(userId)}
      order by ${groups._id} = ${submissions.groupId} desc nulls last, ${isSelected(userId)} desc, ${groups.archived}, ${groups.name}, ${groups._id}
      limit 1
    ) as place
    where ${assignments.published} and ${courses.published}`;

const fields = {
  _id: assignments._id,
  title: assignments.title,
  locale: assignments.locale,
  kind: assignments.kind,
  position: assignments.position,
  weight: assignments.weight,
  maxFiles: assignments.maxFiles,
  allowText: assignments.allowText,
  course: jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
  groupId: sql<string>`place.group_id`,
  regionId: sql<string>`place.region_id`,
  zone: sql<string>`place.zone`,
  opensAt: sql<string | null>`place.opens_at`,
  dueAt: sql<string | null>`place.due_at`,
  beforeJoining: sql<boolean>`place.before_joining`,
  status: sql<StudentSubmission['status'] | null>`${submissions.status}`,
  submissionId: sql<string | null>`${submissions._id}`,
  reopenedUntil: sql<string | null>`${submissions.reopenedUntil}`,
};

const relations = {
  content: assignments.content,
  downloads: downloadsOfAssignment,
  submission: sql<StudentSubmission | null>`case when ${submissions._id} is not null then ${jsonObject(submissionFields)} end`,
};

export const STUDENT_RELATIONS = [
  'content',
  'downloads',
  'submission',
] as const satisfies readonly (keyof typeof relations)[];

/** An assignment as one student sees it; relations where they were asked for. */
export type StudentAssignment = JsonRow<typeof fields> & Partial<JsonRow<typeof relations>>;

/** JSON of the row of `assignmentsOpenTo`. */
export const studentAssignmentItem = (asked: ReadonlySet<string>): SQL<StudentAssignment> =>
  jsonObject({
    ...fields,
    ...Object.fromEntries(Object.entries(relations).filter(([name]) => asked.has(name))),
  });

/** What is due first comes first; what is never due comes last. */
export const dueFirst = sql`place.due_at nulls last, ${courses.code}, ${assignments.position}, ${assignments._id}`;

/**
 * Assignments that the student has not handed in, what is due first before the others, as one JSON
 * list: a part of any statement that is given `now`.
 * @param asked fields that the query asks for; relations are read only then.
 * @param groupId only those that are open through this group.
 */
export const pendingAssignmentsTree = (
  userId: SQL,
  asked: ReadonlySet<string>,
  groupId?: SQL,
): SQL<StudentAssignment[]> =>
  jsonList(
    studentAssignmentItem(asked),
    sql`${assignmentsOpenTo(userId)} and coalesce(${submissions.status}, 'DRAFT') = 'DRAFT'${groupId ? sql` and place.group_id = ${groupId}` : sql``}`,
    dueFirst,
  );
