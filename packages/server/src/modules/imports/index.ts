import './imports.graphql.ts';

export { runImport } from './imports.jobs.ts';
