import './exams.graphql.ts';
import './exams.roots.graphql.ts';
import './results.graphql.ts';
import './recorded-results.graphql.ts';
import './student-exams.graphql.ts';
import './attempts.graphql.ts';
import './presence.graphql.ts';
import './exam-windows.graphql.ts';
import './room.graphql.ts';
import './grading.graphql.ts';
import './exam-test.graphql.ts';
import './item-analysis.graphql.ts';
import './regrade.graphql.ts';
import { registerCourseCopy } from '../courses/index.ts';
import { copyExams } from './exams-copy.service.ts';

export { ExamResultRef } from './exams.refs.ts';
export { ended, newestResults, RESULT_RELATIONS } from './results.list.ts';
export { examsHistory } from './exams.history.ts';
export { removeExamTests, settleAttempts } from './attempts.jobs.ts';
export { isRestorable } from './restoring.rules.ts';
export { restoreAttempt } from './restoring.service.ts';

registerCourseCopy(copyExams);
