import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/work.ts';
import { mailReset } from './account-mails.ts';
import { lockUser } from './users.repo.ts';

/**
 * Answers a request for a new password. It runs after the answer was given: whether there is such an
 * account shows neither in the answer nor in its time.
 */
export const answerForgotPassword = defineJob({
  name: 'answer-forgot-password',
  schema: z.object({ userId: z.string().nullable() }),
  pace: () => {
    return { workers: 1, batch: 10 };
  },
  async handle({ userId }, services: Services) {
    if (userId === null) return;
    const nobody = { userId: null, impersonatorId: null, requestId: newId(), address: null };
    await inTransaction(services, nobody, 'answerForgotPassword', async (work) => {
      const person = await lockUser(work.db, userId);
      if (person && person.deactivatedAt === null) await mailReset(services, work, person);
      work.audit({ entity: 'user', entityId: userId });
    });
  },
});
