import { create, list, one, remove, update, type Try } from './try.ts';

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
  'Query.attendanceSchema': one('attendanceSchema', 'schema-standard'),
  'Query.attendanceSchemas': list('attendanceSchemas'),
  'Query.groupBoards': list('groupBoards'),
  'Query.groupTerms': { query: '{ groupTerms }' },
  'Query.teacher': one('teacher', 'teacher-ruth-naidoo'),
  'Query.teachers': list('teachers'),
  'Mutation.addGroupMembers': members('addGroupMembers', 'user-student'),
  'Mutation.moveGroupMembers': members('moveGroupMembers', 'user-student'),
  'Mutation.removeGroupMembers': members('removeGroupMembers', 'nobody'),
  'Mutation.setGroupsArchived': {
    query:
      'mutation { setGroupsArchived(groupIds: ["group-cape-town-1"], archived: false) { status } }',
  },
  'Mutation.createAttendanceSchema': create('AttendanceSchema', schema),
  'Mutation.updateAttendanceSchema': update('AttendanceSchema', 'schema-standard', {
    ...schema,
    name: 'x',
  }),
  'Mutation.removeAttendanceSchema': remove('AttendanceSchema', 'schema-standard'),
  'Mutation.createTeacher': create('Teacher', teacher),
  'Mutation.updateTeacher': update('Teacher', 'teacher-ruth-naidoo', { ...teacher, name: 'x' }),
  'Mutation.removeTeacher': remove('Teacher', 'teacher-ruth-naidoo'),
};
