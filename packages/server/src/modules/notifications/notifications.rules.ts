import { z } from 'zod';

/** Most notifications that are marked by name at once; all are marked without names. */
const MOST_IDS = 1000;

export const MarkedIdsSchema = z.array(z.string()).max(MOST_IDS).nullish();

/** What the list is filtered by: read and unread are two filters, so that each has its index. */
export function readFilter(unread: boolean | null | undefined) {
  if (unread === null || unread === undefined) return {};
  return unread ? { unread: true } : { read: true };
}
