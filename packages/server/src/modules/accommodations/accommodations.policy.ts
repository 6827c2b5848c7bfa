import { type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** Regions whose students' accommodations, and the reasons for them, the person reads and changes. */
export const accommodationRegions = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');

/** Nobody gives themselves other conditions, also not while looking through somebody else's eyes. */
export const isOwnAccommodation = (viewer: Viewer, userId: string): boolean =>
  viewer._id === userId || viewer.impersonatorId === userId;
