export { officersLoader } from './region-officers.list.ts';
export { RegionRef } from './regions.graphql.ts';
export { type Region, regionFields } from './regions.list.ts';
export { withoutAttendanceAdmin } from './regions-waiting.repo.ts';
export { regionsHistory } from './regions.history.ts';
