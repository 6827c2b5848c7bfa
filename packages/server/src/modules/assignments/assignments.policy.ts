import { holds, type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** Assignments are read in the back-office by admins, of the college or of a region. */
export const mayReadAssignments = (viewer: Viewer): boolean => holds(viewer, 'admin');

/** Assignments belong to the whole college, so only an admin of the whole college changes them. */
export const mayChangeAssignments = (viewer: Viewer): boolean => viewer.roles.includes('admin');

/** Regions whose dates the person sets, and whose submissions they grade. */
export const gradedRegions = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');

/** Whether a submission is the person's own, also where they look through somebody else's eyes. */
export const isOwnWork = (viewer: Viewer, userId: string): boolean =>
  viewer._id === userId || viewer.impersonatorId === userId;
