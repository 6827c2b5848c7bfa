import { type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** Forms belong to the whole college. */
export const mayManageForms = (viewer: Viewer): boolean => viewer.roles.includes('superadmin');

/** Requests are answered by the office of the regions to which the person belongs. */
export const answerableRegions = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');
