/** How long somebody may look through another person's eyes before they have to say why again. */
const IMPERSONATION_MINUTES = 60;

/** How long they may act for the person as well before they have to say why again. */
const RAISED_MINUTES = 15;

/** When an impersonation that begins now ends by itself. */
export const endOf = (now: string): string =>
  new Date(Date.parse(now) + IMPERSONATION_MINUTES * 60_000).toISOString();

/** Until when somebody who says now why acts for the person. */
export const raisedUntil = (now: string): string =>
  new Date(Date.parse(now) + RAISED_MINUTES * 60_000).toISOString();
