import { holds, type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** Exams with their correct answers are read by admins, of the college or of a region. */
export const mayReadExams = (viewer: Viewer): boolean => holds(viewer, 'admin');

/** Exams belong to the whole college, so only an admin of the whole college changes them. */
export const mayChangeExams = (viewer: Viewer): boolean => viewer.roles.includes('admin');

/** Regions whose results the person may read. */
export const resultRegions = (viewer: Viewer): RegionScope => regionsWith(viewer, 'manager');

/** Regions whose results the person may record and correct. */
export const changeableResults = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');

/** Whose answers the person marks: of groups that they facilitate, and of regions whose admin they are. */
export function markerReach(viewer: Viewer) {
  const scope = changeableResults(viewer);
  const everywhere = scope === 'all';
  return { userId: viewer._id, everywhere, regions: everywhere ? [] : [...scope] };
}

/**
 * Whether the answers of a result are shown: to those who look after its group always; to the student
 * unless they are sitting the same exam again, whose key that would be.
 */
export const maySeeAnswers = (
  viewer: Viewer,
  result: { readonly userId: string; readonly leads: boolean; readonly sittingAgain: boolean },
): boolean => result.leads || (viewer._id === result.userId && !result.sittingAgain);
