import { reaches, type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** Regions whose record the person may read in the back-office. */
export const readableRegions = (viewer: Viewer): RegionScope => regionsWith(viewer, 'manager');

/** An admin looks after the record of an own region. */
export const mayEditRegion = (viewer: Viewer, regionId: string): boolean =>
  reaches(regionsWith(viewer, 'admin'), regionId);

/** Opening and giving up a campus is the superadmin's. */
export const mayCreateRegion = (viewer: Viewer): boolean => viewer.roles.includes('superadmin');
