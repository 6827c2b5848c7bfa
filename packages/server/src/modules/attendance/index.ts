import './attendance.roots.graphql.ts';

export { AttendanceSchemaRef } from './attendance.graphql.ts';
export { attendanceSchemasHistory } from './attendance.history.ts';
export { attendanceSchemaFields } from './attendance.list.ts';
export { attendanceSchemaLoader } from './attendance.loader.ts';
export { defaultSchemaId } from './attendance.repo.ts';
