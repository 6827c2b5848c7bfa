import { signedIn } from '../../graphql/context.ts';
import { takeGradeBack } from '../assignments/index.ts';
import { submissionEvidence } from '../grades/index.ts';
import type { AppealSubject } from './appeal-subjects.ts';
import { loadSubmission } from './submission-subject.repo.ts';

/** The grade of an assignment: accepted, the work waits in the inbox again. */
export const submissionSubject: AppealSubject = {
  load: loadSubmission,
  evidence: (db, { subjectId }) => submissionEvidence(db, subjectId),
  onAccepted: (context, work, { subjectId, answer: reason }) =>
    takeGradeBack(work, subjectId, { reason, by: signedIn(context)._id }),
};
