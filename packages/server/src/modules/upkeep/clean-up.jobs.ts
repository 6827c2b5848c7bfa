import { z } from 'zod';
import { newId } from '../../platform/id.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/work.ts';
import { expiring, removeOver, retained } from './clean-up.repo.ts';

const DAY_MS = 86_400_000;

/**
 * Removes what opens nothing any more (sessions, links, tries) and reports of the apps that are older
 * than LOG_RETENTION_DAYS. The audit is kept.
 */
export const cleanUp = defineJob({
  name: 'clean-up',
  cron: '40 3 * * *',
  schema: z.object({}),
  async handle(_data, services: Services) {
    const ago = (days: number) =>
      new Date(services.clock.now().getTime() - days * DAY_MS).toISOString();
    const longAgo = ago(services.env.LOG_RETENTION_DAYS);
    // A day of grace: whoever comes back the same evening is told that the session is over.
    const plan = [
      ...expiring.map((each) => ({ each, moment: ago(1) })),
      ...retained.map((each) => ({ each, moment: longAgo })),
    ];
    for (const { each, moment } of plan) {
      while ((await removeSome(services, each, moment)) > 0);
    }
  },
});

function removeSome(
  services: Services,
  each: (typeof expiring)[number],
  moment: string,
): Promise<number> {
  const nobody = { userId: null, impersonatorId: null, requestId: newId(), address: null };
  return inTransaction(services, nobody, 'cleanUp', async ({ db, audit }) => {
    const removed = await removeOver(db, each, moment);
    audit({ entity: 'upkeep', entityId: each.name, after: { removed } });
    return removed;
  });
}
