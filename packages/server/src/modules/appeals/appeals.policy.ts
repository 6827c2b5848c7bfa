import { reaches, type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';
import type { Acting } from './appeals.rules.ts';
import type { AppealRow } from './appeals.table.ts';

/** Regions whose appeals the person reads and decides as staff; facilitators those of their groups. */
export const appealRegions = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');

/**
 * Who acts: the person, and whoever looks through their eyes. The grade of a course is mended by those
 * who correct results of its region; the rest by every reader.
 */
export const actingOf = (
  viewer: Viewer,
  { subjectKind, regionId }: Pick<AppealRow, 'subjectKind' | 'regionId'>,
): Acting => {
  const { _id, impersonatorId } = viewer;
  return {
    ids: impersonatorId === null ? [_id] : [_id, impersonatorId],
    mayMend: subjectKind !== 'COURSE_GRADE' || reaches(appealRegions(viewer), regionId),
  };
};
