import { publicUrl } from '../../env.ts';
import { post } from '../../mail/post.ts';
import { receiptMail } from '../../mail/work-templates.ts';
import type { Services } from '../../platform/services.ts';
import type { Work } from '../../platform/work.ts';
import { translatorOf } from './grade-notification.ts';
import type { HandedIn, Receipt } from './receipt.ts';
import type { HeldSubmission } from './submissions.repo.ts';
import { toldMoment } from './told-moment.ts';

/** Mails a student what they handed in, in their language and by the clock where they are. */
export async function mailReceipt(
  services: Services,
  work: Work,
  { student, assignment, zone }: HeldSubmission,
  receipt: HandedIn & Receipt,
): Promise<void> {
  const t = translatorOf(services.translators, student.locale);
  const timeZone = student.timeZone ?? zone;
  const content = receiptMail(t, {
    firstName: student.firstName,
    applicationName: services.site.current().shortName,
    assignment: assignment.title,
    submittedAt: toldMoment(receipt.submittedAt, { locale: student.locale, timeZone }),
    code: receipt.code,
    hash: receipt.hash,
    fileNames: receipt.files.map(({ fileName }) => fileName),
    assignmentUrl: `${publicUrl(services.env)}/student/assignments/${assignment._id}`,
  });
  await post(work, { to: student.email, template: 'submission-receipt', content });
}
