import './appeals.graphql.ts';
import { registerAppealSubject } from './appeal-subjects.ts';
import { courseGradeSubject } from './course-grade-subject.ts';
import { examAttemptSubject } from './exam-attempt-subject.ts';
import { submissionSubject } from './submission-subject.ts';

registerAppealSubject('EXAM_ATTEMPT', examAttemptSubject);
registerAppealSubject('SUBMISSION_GRADE', submissionSubject);
registerAppealSubject('COURSE_GRADE', courseGradeSubject);
