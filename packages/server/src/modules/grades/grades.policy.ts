import { type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** The scale belongs to the whole college. */
export const mayChangeScale = (viewer: Viewer): boolean => viewer.roles.includes('superadmin');

/** Regions for whose students a member of staff issues, reads and revokes transcripts. */
export const transcriptRegions = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');

/** Regions in whose groups a member of staff corrects the grades of courses. */
export const correctableRegions = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');
