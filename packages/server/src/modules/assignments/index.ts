import './assignments.graphql.ts';
import './student-work.graphql.ts';
import './grading.graphql.ts';
import './graded-assignment.graphql.ts';
import './saved-comments.graphql.ts';
import './upload-destinations.ts';
import { registerCourseCopy } from '../courses/index.ts';
import { copyAssignments } from './assignments-copy.service.ts';

export { takeGradeBack } from './grading.service.ts';
export { type Grade, registerGradeChanges } from './grade-changes.ts';
export {
  pendingAssignmentsTree,
  STUDENT_RELATIONS as ASSIGNMENT_RELATIONS,
  type StudentAssignment,
} from './student-assignments.list.ts';
export { StudentAssignmentRef } from './student-work.graphql.ts';
export { assignmentsHistory } from './assignments.history.ts';

registerCourseCopy(copyAssignments);
