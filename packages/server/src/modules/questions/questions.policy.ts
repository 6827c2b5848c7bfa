import { holds, type Viewer } from '../../platform/viewer.ts';

/** Questions with their keys are read by admins, of the college or of a region. */
export const mayReadQuestions = (viewer: Viewer): boolean => holds(viewer, 'admin');

/** The bank belongs to the whole college, so only an admin of the whole college changes it. */
export const mayChangeQuestions = (viewer: Viewer): boolean => viewer.roles.includes('admin');
