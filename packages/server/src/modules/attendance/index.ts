export { AttendanceSchemaRef } from './attendance.graphql.ts';
export { attendanceSchemaLoader } from './attendance.loader.ts';
export { type AttendanceSchema, attendanceSchemaFields } from './attendance.repo.ts';
