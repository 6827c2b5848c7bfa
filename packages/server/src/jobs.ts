import { deliverMail } from './mail/post.ts';
import { mailExamDeadlines } from './modules/exams/exam-mails.jobs.ts';
import { removeExamTests, settleAttempts } from './modules/exams/index.ts';
import { answerForgotPassword } from './modules/identity/index.ts';
import { runImport } from './modules/imports/index.ts';
import { copyAudio, removeStored, sweepUploads } from './modules/uploads/index.ts';
import { cleanUp } from './modules/upkeep/index.ts';
import { type AnyJob, anyJob } from './platform/jobs.ts';
import type { Services } from './platform/services.ts';

/** Every background job of the product. */
export const jobs: readonly AnyJob<Services>[] = [
  anyJob(deliverMail),
  anyJob(answerForgotPassword),
  anyJob(runImport),
  anyJob(cleanUp),
  anyJob(mailExamDeadlines),
  anyJob(removeExamTests),
  anyJob(settleAttempts),
  anyJob(copyAudio),
  anyJob(removeStored),
  anyJob(sweepUploads),
];
