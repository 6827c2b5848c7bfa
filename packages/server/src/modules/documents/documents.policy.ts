import type { Viewer } from '../../platform/viewer.ts';

/** Documents belong to the whole college: a right in one region does not reach them. */
export const mayManageDocuments = (viewer: Viewer): boolean => viewer.roles.includes('superadmin');
