import { sql, type SQL } from 'drizzle-orm';
import { containing, defineList } from '../../platform/list.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { examAttempts } from './exams.table.ts';
import { type ExamResult, RESULT_RELATIONS, resultItem } from './results.list.ts';

/** Whether the attempt's row is of a group or region of a `GroupReach`, given as JSON. */
const withinReach = (reach: SQL): SQL =>
  sql`((${reach}::jsonb ->> 'everywhere')::boolean or ${examAttempts.regionId} in (select jsonb_array_elements_text(${reach}::jsonb -> 'regions')) or ${examAttempts.groupId} in (select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${reach}::jsonb ->> 'userId' and ${groupMembers.role} = 'FACILITATOR'))`;

/** Attempts that were handed in and wait for marks, the oldest first. */
export const toMarkList = defineList<ExamResult>({
  name: 'exam_attempts_to_mark',
  table: examAttempts,
  id: examAttempts._id,
  always: sql`${examAttempts.status} = 'MARKING' and ${examAttempts.mode} = 'EXAM'`,
  filters: {
    q: {
      where: (value) =>
        sql`${examAttempts.userId} in (select ${users._id} from ${users} where ${users.searchText} like ${value})`,
      parameter: containing,
    },
    groupId: { where: (value) => sql`${examAttempts.groupId} = ${value}` },
    regionId: { where: (value) => sql`${examAttempts.regionId} = ${value}` },
    courseId: { where: (value) => sql`${examAttempts.courseId} = ${value}` },
    examId: { where: (value) => sql`${examAttempts.examId} = ${value}` },
    reach: { where: withinReach, parameter: (value) => JSON.stringify(value) },
  },
  sorts: { submittedAt: examAttempts.submittedAt },
  defaultSort: { field: 'submittedAt', order: 'ASC' },
  relations: RESULT_RELATIONS,
  item: resultItem,
});
