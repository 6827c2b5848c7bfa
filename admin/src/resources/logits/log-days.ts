const DAY_MS = 86_400_000;

/** The moment at which a day begins where the browser is; of something else, nothing. */
function beginOf(day: unknown): Date | undefined {
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const begin = new Date(`${day}T00:00:00`);
  return Number.isNaN(begin.getTime()) ? undefined : begin;
}

export const startOfDay = (day: unknown): string | undefined => beginOf(day)?.toISOString();

/** The moment at which the next day begins. A day is sometimes an hour longer. */
export function dayAfter(day: unknown): string | undefined {
  const begin = beginOf(day);
  if (!begin) return undefined;
  const next = new Date(begin.getTime() + DAY_MS + DAY_MS / 8);
  next.setHours(0, 0, 0, 0);
  return next.toISOString();
}
