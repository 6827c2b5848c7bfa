import { restoreAttempt } from '../exams/index.ts';
import type { AppealSubject } from './appeal-subjects.ts';
import { attemptEvidence, loadAttempt } from './exam-attempt-subject.repo.ts';

/** An attempt of an exam that was not passed: accepted, it goes on with its answers. */
export const examAttemptSubject: AppealSubject = {
  load: loadAttempt,
  evidence: attemptEvidence,
  takes: 'MINUTES',
  onAccepted: (context, work, { subjectId: attemptId, answer: reason, minutes }) =>
    restoreAttempt(context, work, { attemptId, reason, minutes }),
};
