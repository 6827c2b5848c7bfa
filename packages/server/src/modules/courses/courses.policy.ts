import type { Viewer } from '../../platform/viewer.ts';

/** Courses belong to the whole college: who changes one changes it for every region. */
export const mayEditCourses = (viewer: Viewer): boolean => viewer.roles.includes('admin');
