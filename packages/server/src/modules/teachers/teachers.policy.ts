import type { Viewer } from '../../platform/viewer.ts';

/** Teachers belong to the whole college, as the courses that they teach. */
export const mayEditTeachers = (viewer: Viewer): boolean => viewer.roles.includes('admin');
