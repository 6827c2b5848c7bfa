export { cleanUp } from './clean-up.jobs.ts';
