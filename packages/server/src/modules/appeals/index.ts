import './appeals.graphql.ts';
import { registerAppealSubject } from './appeal-subjects.ts';
import { examAttemptSubject } from './exam-attempt-subject.ts';

registerAppealSubject('EXAM_ATTEMPT', examAttemptSubject);
