import './assignments.graphql.ts';
import './student-work.graphql.ts';
import './grading.graphql.ts';
import './upload-destinations.ts';
import { registerCourseCopy } from '../courses/index.ts';
import { copyAssignments } from './assignments-copy.service.ts';

export { type Grade, type GradeChange, registerGradeChanges } from './grade-changes.ts';
export { isLate } from './submissions.rules.ts';

registerCourseCopy(copyAssignments);
