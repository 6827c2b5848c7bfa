import { localeOf } from '@lampstand/i18n';
import { z } from 'zod';
import { publicUrl } from '../../env.ts';
import { examPenaltyMail, examReminderMail } from '../../mail/exam-templates.ts';
import { post } from '../../mail/post.ts';
import { newId } from '../../platform/id.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type Work } from '../../platform/work.ts';
import { claimExamMail, dueExamMails, type DueExamMail } from './exam-mails.repo.ts';
import { dueDeadlines } from './exam-mails.rules.ts';
import { RETAKE_CAP } from './scoring.rules.ts';

const AT_ONCE = 500;

/**
 * Reminds students a day before the deadline of an exam, and tells them of a missed one. Each mail
 * and the note that it was sent are one transaction, so that it leaves once, whatever is killed when.
 */
export const mailExamDeadlines = defineJob({
  name: 'exam-mails',
  cron: '*/5 * * * *',
  schema: z.object({}),
  async handle(_data, services: Services) {
    const failures: unknown[] = [];
    let found: readonly DueExamMail[];
    do {
      const now = services.clock.now().toISOString();
      found = await dueExamMails(services.database.db, dueDeadlines(now), AT_ONCE);
      for (const mail of found) {
        try {
          await send(services, mail);
        } catch (error) {
          // The others are not to wait for it.
          if (!(error instanceof AlreadySentError)) failures.push(error);
        }
      }
    } while (found.length === AT_ONCE && failures.length === 0);
    if (failures.length > 0)
      throw new AggregateError(failures, 'Some mails of exams were not sent');
  },
});

/** Another process was first: nothing of this transaction is left. */
class AlreadySentError extends Error {
  override name = 'AlreadySentError';
}

async function send(services: Services, mail: DueExamMail): Promise<void> {
  const nobody = { userId: null, impersonatorId: null, requestId: newId(), address: null };
  await inTransaction(services, nobody, 'mailExamDeadline', async (work) => {
    const { examId, userId, kind, deadline } = mail;
    if (!(await claimExamMail(work.db, mail, work.now))) throw new AlreadySentError();
    await postMail(services, work, mail);
    work.audit({ entity: 'exam', entityId: examId, after: { userId, kind, deadline } });
  });
}

async function postMail(services: Services, work: Work, mail: DueExamMail): Promise<void> {
  const t = services.translators.get(localeOf(mail.locale).code);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  const words = {
    ...mail,
    applicationName: services.site.current().shortName,
    cap: RETAKE_CAP / 100,
    examUrl: `${publicUrl(services.env)}/student/exams/${mail.examId}`,
  };
  const content =
    mail.kind === 'REMINDER'
      ? examReminderMail(t, words)
      : examPenaltyMail(t, { ...words, now: work.now });
  const template = mail.kind === 'REMINDER' ? 'exam-reminder' : 'exam-penalty';
  await post(work, { to: mail.email, template, content });
}
