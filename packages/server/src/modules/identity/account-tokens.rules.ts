/** Life of a link for a new password or to confirm an address: 1 hour. */
export const LINK_HOURS = 1;
/** Life of the link with which a person enters for the first time: 7 days. */
export const ENROL_DAYS = 7;

const HOUR_MS = 3_600_000;

/** How long a mail may wait for its sending: the queue tries it for two and a half days. */
const WAITING_HOURS = 72;

type Purpose = 'RESET' | 'ENROL' | 'VERIFY';

/** Life of a link of that purpose in milliseconds, from the sending of its mail. */
export const lifetimeOf = (purpose: Purpose): number =>
  (purpose === 'ENROL' ? ENROL_DAYS * 24 : LINK_HOURS) * HOUR_MS;

/**
 * The moment at which a link stops working whose mail was not sent yet. Nobody knows it before; the
 * sending shortens it to the link's own life.
 */
export const expiryOf = (purpose: Purpose, now: Date): Date =>
  new Date(now.getTime() + lifetimeOf(purpose) + WAITING_HOURS * HOUR_MS);

/** The page that a link of that purpose opens. */
export function linkOf(purpose: Purpose, site: string, token: string): string {
  const page = { RESET: 'reset-password', ENROL: 'enroll-account', VERIFY: 'verify-email' }[
    purpose
  ];
  return `${site}/${page}/${token}`;
}
