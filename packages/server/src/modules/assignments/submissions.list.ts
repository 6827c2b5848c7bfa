import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { jsonPart, type RowOf } from '../../platform/json-part.ts';
import { containing, defineList } from '../../platform/list.ts';
import { courses } from '../courses/courses.table.ts';
import { personFields } from '../groups/index.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { assignments, feedbackFiles, submissionFiles, submissions } from './assignments.table.ts';

const fileFieldsOf = (table: typeof submissionFiles | typeof feedbackFiles) => ({
  _id: table._id,
  fileId: table.fileId,
  fileName: table.fileName,
  contentType: table.contentType,
  size: table.size,
  sha256: table.sha256,
  createdAt: table.createdAt,
});

export type WorkFile = JsonRow<ReturnType<typeof fileFieldsOf>>;

const filesIn = (table: typeof submissionFiles | typeof feedbackFiles): SQL<WorkFile[]> =>
  jsonList(
    jsonObject(fileFieldsOf(table)),
    sql`${table} where ${table.submissionId} = ${submissions._id}`,
    sql`${table.createdAt}, ${table._id}`,
  );

/** Files that the submission's row holds, in the order in which they came. */
export const filesOfSubmission = filesIn(submissionFiles);
export const feedbackFilesOfSubmission = filesIn(feedbackFiles);

export const gradedByName = sql<
  string | null
>`(select ${users.fullName} from ${users} where ${users._id} = ${submissions.gradedBy})`;

const link = <F extends Parameters<typeof jsonObject>[0]>(fields: F, from: SQL) =>
  sql<JsonRow<F>>`(select ${jsonObject(fields)} from ${from})`;

/** What was handed in, as whoever grades it reads it. */
const submissionPart = jsonPart(
  {
    _id: submissions._id,
    version: submissions.version,
    assignmentId: submissions.assignmentId,
    courseId: submissions.courseId,
    userId: submissions.userId,
    groupId: submissions.groupId,
    regionId: submissions.regionId,
    status: submissions.status,
    number: submissions.number,
    text: submissions.text,
    lateReason: submissions.lateReason,
    submittedAt: sql<string>`${submissions.submittedAt}`,
    dueAt: submissions.dueAt,
    receiptHash: sql<string>`${submissions.receiptHash}`,
    receiptCode: sql<string>`${submissions.receiptCode}`,
    score: submissions.score,
    completed: submissions.completed,
    feedback: submissions.feedback,
    gradedAt: submissions.gradedAt,
    reopenedUntil: submissions.reopenedUntil,
    reopenReason: submissions.reopenReason,
  },
  {
    always: ['_id', 'userId'],
    needs: {
      late: ['submittedAt', 'dueAt'],
      own: ['userId'],
      receipt: ['receiptHash', 'receiptCode'],
    },
    relations: {
      student: link(personFields, sql`${users} where ${users._id} = ${submissions.userId}`),
      assignment: link(
        { _id: assignments._id, title: assignments.title, kind: assignments.kind },
        sql`${assignments} where ${assignments._id} = ${submissions.assignmentId}`,
      ),
      course: link(
        { _id: courses._id, code: courses.code, name: courses.name },
        sql`${courses} where ${courses._id} = ${submissions.courseId}`,
      ),
      group: link(
        { _id: groups._id, name: groups.name },
        sql`${groups} where ${groups._id} = ${submissions.groupId}`,
      ),
      zone: sql<string>`(select ${regions.timeZone} from ${regions} where ${regions._id} = ${submissions.regionId})`,
      gradedByName,
      files: filesOfSubmission,
      feedbackFiles: feedbackFilesOfSubmission,
    },
  },
);

export type Submission = RowOf<typeof submissionPart>;

/** Drafts are nobody's but the student's. */
export const handedIn = sql`${submissions.status} <> 'DRAFT'`;

/**
 * Whether the submission's row is of a group that somebody facilitates, or of a region that they look
 * after: `{ userId, regions }` as JSON, so that it is one parameter.
 */
const withinReach = (reach: SQL): SQL =>
  sql`(${submissions.groupId} in (select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${reach}::jsonb ->> 'userId' and ${groupMembers.role} = 'FACILITATOR') or ${submissions.regionId} in (select jsonb_array_elements_text(${reach}::jsonb -> 'regions')))`;

/** The grading inbox: what was handed in, of every group that the person grades. */
export const submissionsList = defineList<Submission>({
  name: 'submissions',
  table: submissions,
  id: submissions._id,
  always: handedIn,
  filters: {
    ids: { where: (value) => sql`${submissions._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) =>
        sql`(${submissions.userId} in (select ${users._id} from ${users} where ${users.searchText} like ${value}) or ${submissions.assignmentId} in (select ${assignments._id} from ${assignments} where lower(${assignments.title}) like ${value}))`,
      parameter: containing,
    },
    status: { where: (value) => sql`${submissions.status} = ${value}` },
    assignmentId: { where: (value) => sql`${submissions.assignmentId} = ${value}` },
    courseId: { where: (value) => sql`${submissions.courseId} = ${value}` },
    groupId: { where: (value) => sql`${submissions.groupId} = ${value}` },
    regionId: { where: (value) => sql`${submissions.regionId} = ${value}` },
    studentId: { where: (value) => sql`${submissions.userId} = ${value}` },
    late: {
      where: (value) =>
        sql`(${submissions.dueAt} is not null and ${submissions.submittedAt} >= ${submissions.dueAt} + interval '1 second') = ${value}`,
    },
    reach: { where: withinReach, parameter: (value) => JSON.stringify(value) },
  },
  sorts: {
    submittedAt: submissions.submittedAt,
    score: submissions.score,
    gradedAt: submissions.gradedAt,
  },
  defaultSort: { field: 'submittedAt', order: 'ASC' },
  item: submissionPart,
});
