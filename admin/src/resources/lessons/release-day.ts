const dayMs = 86_400_000;

/**
 * The day on which a lesson opens.
 * @param startsOn ISO day on which its course begins
 * @param days typed: whole days after it; anything else is at once
 */
export function releaseDay(startsOn: string, days: unknown): string {
  const after = typeof days === 'number' && Number.isInteger(days) && days > 0 ? days : 0;
  return new Date(Date.parse(`${startsOn}T00:00:00Z`) + after * dayMs).toISOString().slice(0, 10);
}
