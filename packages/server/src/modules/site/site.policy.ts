import type { Viewer } from '../../platform/viewer.ts';

/** The catalogues and settings belong to the whole college: a right in one region does not reach them. */
export const mayManageSite = (viewer: Viewer): boolean => viewer.roles.includes('superadmin');
