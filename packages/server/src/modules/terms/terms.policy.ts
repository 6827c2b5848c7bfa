import type { Viewer } from '../../platform/viewer.ts';

/** Terms belong to the whole college, as the courses that are offered in them. */
export const mayEditTerms = (viewer: Viewer): boolean => viewer.roles.includes('admin');
