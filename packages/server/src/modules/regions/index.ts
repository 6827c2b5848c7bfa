export { officersLoader } from './region-officers.list.ts';
export { RegionRef, RegionType } from './regions.graphql.ts';
export { HIDDEN_ZONE, RegionInputSchema } from './regions.rules.ts';
export { type Region, regionFields } from './regions.list.ts';
export { withoutAttendanceAdmin } from './regions-waiting.repo.ts';
export { regionsHistory } from './regions.history.ts';
