export type { Database } from '../src/platform/database.ts';
export { openPglite } from '../src/platform/pglite.ts';
export { openPostgres } from '../src/platform/postgres.ts';
export { newDatabase } from '../src/testing/postgres-template.ts';
export { type Cluster, startCluster } from './cluster.ts';
export { ask } from './load.ts';
export { contentOf, PART_BYTES } from './uploads/content.ts';
export { plainFiles } from './uploads/plain-files.ts';
