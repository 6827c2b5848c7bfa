import type { Try } from './try.ts';

/** A version that no record has: an allowed change ends in a conflict and changes nothing. */
const STALE = 9999;

const schema = {
  name: '',
  minutesLateThreshold: 1,
  graceAbsentsPerTerm: 1,
  graceLatesPerTerm: 1,
  absenceDeduction: 1,
  lateDeduction: 1,
  isDefault: false,
};
const teacher = { name: '', biographies: [] };

/** Who is in the group already is refused; who is nowhere cannot be taken out. */
const members = (change: string, userId: string): Try => ({
  query: `mutation { ${change}(_id: "group-cape-town-1", userIds: ["${userId}"], role: STUDENT) { _id } }`,
});

/** How the root fields of groups' members, boards and schemas and of teachers are tried. */
export const classTries: Readonly<Record<string, Try>> = {
  'Query.attendanceSchema': { query: '{ attendanceSchema(_id: "schema-standard") { _id } }' },
  'Query.attendanceSchemas': { query: '{ attendanceSchemas { total } }' },
  'Query.groupBoards': { query: '{ groupBoards { total } }' },
  'Query.groupTerms': { query: '{ groupTerms }' },
  'Query.teacher': { query: '{ teacher(_id: "teacher-ruth-naidoo") { _id } }' },
  'Query.teachers': { query: '{ teachers { total } }' },
  'Mutation.addGroupMembers': members('addGroupMembers', 'user-student'),
  'Mutation.moveGroupMembers': members('moveGroupMembers', 'user-student'),
  'Mutation.removeGroupMembers': members('removeGroupMembers', 'nobody'),
  'Mutation.setGroupsArchived': {
    query:
      'mutation { setGroupsArchived(groupIds: ["group-cape-town-1"], archived: false) { status } }',
  },
  'Mutation.createAttendanceSchema': {
    query:
      'mutation ($input: AttendanceSchemaInput!) { createAttendanceSchema(attendanceSchemaInput: $input) { _id } }',
    variables: { input: schema },
  },
  'Mutation.updateAttendanceSchema': {
    query: `mutation ($input: AttendanceSchemaInput!) { updateAttendanceSchema(_id: "schema-standard", version: ${STALE}, attendanceSchemaInput: $input) { _id } }`,
    variables: { input: { ...schema, name: 'x' } },
  },
  'Mutation.removeAttendanceSchema': {
    query: 'mutation { removeAttendanceSchema(_id: "schema-standard") { _id } }',
  },
  'Mutation.createTeacher': {
    query: 'mutation ($input: TeacherInput!) { createTeacher(teacherInput: $input) { _id } }',
    variables: { input: teacher },
  },
  'Mutation.updateTeacher': {
    query: `mutation ($input: TeacherInput!) { updateTeacher(_id: "teacher-ruth-naidoo", version: ${STALE}, teacherInput: $input) { _id } }`,
    variables: { input: { ...teacher, name: 'x' } },
  },
  'Mutation.removeTeacher': {
    query: 'mutation { removeTeacher(_id: "teacher-ruth-naidoo") { _id } }',
  },
};
