import { type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** Regions whose appeals the person reads and decides as staff; facilitators those of their groups. */
export const appealRegions = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');

/** Who acts: the person, and whoever looks through their eyes. */
export const actingOf = ({ _id, impersonatorId }: Viewer): string[] =>
  impersonatorId === null ? [_id] : [_id, impersonatorId];
