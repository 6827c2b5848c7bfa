const DAY_MS = 86_400_000;

/** The moment so many days after (or before) another one. */
export const daysFrom = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY_MS);

/** The calendar day of a moment in UTC: YYYY-MM-DD. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
