import type { Viewer } from '../../platform/viewer.ts';

/** Schemas judge every campus: a right in one region does not reach them. */
export const mayManageSchemas = (viewer: Viewer): boolean => viewer.roles.includes('superadmin');
