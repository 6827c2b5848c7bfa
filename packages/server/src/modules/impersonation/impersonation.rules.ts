/** How long somebody may look through another person's eyes before they have to say why again. */
const IMPERSONATION_MINUTES = 60;

/** When an impersonation that begins now ends by itself. */
export const endOf = (now: string): string =>
  new Date(Date.parse(now) + IMPERSONATION_MINUTES * 60_000).toISOString();
