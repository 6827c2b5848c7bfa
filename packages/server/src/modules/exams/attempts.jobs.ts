import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/work.ts';
import { findOverdue, removeTests } from './attempt-clock.repo.ts';
import { settleAttempt } from './attempt-end.service.ts';

/** Attempts that one look settles before it looks again. */
const AT_ONCE = 100;

/** Writes down each minute what the law has made of attempts that nobody looks at. */
export const settleAttempts = defineJob({
  name: 'settle-exam-attempts',
  cron: '* * * * *',
  schema: z.object({}),
  async handle(_data, services: Services) {
    const now = services.clock.now().toISOString();
    for (;;) {
      const over = await findOverdue(services.database.db, now, AT_ONCE);
      for (const { _id } of over) await settleAttempt(services, _id);
      if (over.length < AT_ONCE) return;
    }
  },
});

const DAY_MS = 86_400_000;

/** Takes test runs away that are a day old. */
export const removeExamTests = defineJob({
  name: 'remove-exam-tests',
  cron: '50 3 * * *',
  schema: z.object({}),
  async handle(_data, services: Services) {
    const before = new Date(services.clock.now().getTime() - DAY_MS).toISOString();
    const nobody = { userId: null, impersonatorId: null, requestId: newId(), address: null };
    await inTransaction(services, nobody, 'removeExamTests', async ({ db, audit }) => {
      const removed = await removeTests(db, before);
      audit({ entity: 'upkeep', entityId: 'exam-tests', after: { removed: removed.length } });
    });
  },
});
