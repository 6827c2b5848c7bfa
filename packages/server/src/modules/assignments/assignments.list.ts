import { sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { jsonPart, type RowOf } from '../../platform/json-part.ts';
import { containing, defineList } from '../../platform/list.ts';
import { courses } from '../courses/courses.table.ts';
import { files } from '../files/files.table.ts';
import { groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';
import {
  assignmentDates,
  assignmentDownloads,
  assignments,
  submissions,
} from './assignments.table.ts';

const datesFields = {
  _id: assignmentDates._id,
  version: assignmentDates.version,
  assignmentId: assignmentDates.assignmentId,
  groupId: assignmentDates.groupId,
  opensAt: assignmentDates.opensAt,
  dueAt: assignmentDates.dueAt,
  group: jsonObject({ _id: groups._id, name: groups.name }),
  regionId: groups.regionId,
  zone: regions.timeZone,
};

/** When a group hands an assignment in. */
export type AssignmentDates = JsonRow<typeof datesFields>;

/** JSON of the row of dates, with what `datesJoins` joins. */
export const datesItem = jsonObject(datesFields);

export const datesJoins = sql`${assignmentDates} join ${groups} on ${groups._id} = ${assignmentDates.groupId} join ${regions} on ${regions._id} = ${groups.regionId}`;

const downloadFields = {
  _id: assignmentDownloads._id,
  title: assignmentDownloads.title,
  fileId: assignmentDownloads.fileId,
  fileName: files.fileName,
  contentType: files.contentType,
  size: files.size,
};

export type AssignmentDownload = JsonRow<typeof downloadFields>;

/** What goes with the assignment's row, in order. */
export const downloadsOfAssignment = jsonList(
  jsonObject(downloadFields),
  sql`${assignmentDownloads} join ${files} on ${files._id} = ${assignmentDownloads.fileId} where ${assignmentDownloads.assignmentId} = ${assignments._id}`,
  sql`${assignmentDownloads.position}, ${assignmentDownloads._id}`,
);

const inStatus = (status: 'SUBMITTED' | 'GRADED') =>
  sql<number>`(select count(*)::int from ${submissions} where ${submissions.assignmentId} = ${assignments._id} and ${submissions.status} = ${sql.raw(`'${status}'`)})`;

/** An assignment as the back-office reads it. */
const assignmentPart = jsonPart(
  {
    _id: assignments._id,
    version: assignments.version,
    courseId: assignments.courseId,
    title: assignments.title,
    content: assignments.content,
    locale: assignments.locale,
    kind: assignments.kind,
    position: assignments.position,
    published: assignments.published,
    weight: assignments.weight,
    maxFiles: assignments.maxFiles,
    allowText: assignments.allowText,
    createdAt: assignments.createdAt,
    updatedAt: assignments.updatedAt,
  },
  {
    always: ['_id'],
    relations: {
      course: sql<{ _id: string; code: string; name: string }>`(select ${jsonObject({
        _id: courses._id,
        code: courses.code,
        name: courses.name,
      })} from ${courses} where ${courses._id} = ${assignments.courseId})`,
      dates: jsonList(
        datesItem,
        sql`${datesJoins} where ${assignmentDates.assignmentId} = ${assignments._id}`,
        sql`${assignmentDates.dueAt} nulls last, ${groups.name}, ${assignmentDates._id}`,
      ),
      downloads: downloadsOfAssignment,
      ungradedCount: inStatus('SUBMITTED'),
      gradedCount: inStatus('GRADED'),
    },
  },
);

export type Assignment = RowOf<typeof assignmentPart>;

/** The back-office's list of assignments. They belong to the whole college: no region cuts it. */
export const assignmentsList = defineList<Assignment>({
  name: 'assignments',
  table: assignments,
  id: assignments._id,
  filters: {
    ids: { where: (value) => sql`${assignments._id} = any(${value}::text[])` },
    q: { where: (value) => sql`lower(${assignments.title}) like ${value}`, parameter: containing },
    courseId: { where: (value) => sql`${assignments.courseId} = ${value}` },
    kind: { where: (value) => sql`${assignments.kind} = ${value}` },
    published: { where: (value) => sql`${assignments.published} = ${value}` },
  },
  sorts: {
    title: assignments.title,
    createdAt: assignments.createdAt,
    position: assignments.position,
  },
  defaultSort: { field: 'title', order: 'ASC' },
  item: assignmentPart,
});
