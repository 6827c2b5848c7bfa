export { AttendanceSchemaRef } from './attendance.graphql.ts';
export { attendanceSchemaLoader } from './attendance.loader.ts';
export { attendanceSchemaFields } from './attendance.repo.ts';
