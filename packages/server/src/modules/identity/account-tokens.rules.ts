/** Life of a link for a new password or to confirm an address: 1 hour. */
export const LINK_HOURS = 1;
/** Life of the link with which a person enters for the first time: 7 days. */
export const ENROL_DAYS = 7;

const HOUR_MS = 3_600_000;

/** The moment at which a link of that purpose stops working. */
export function expiryOf(purpose: 'RESET' | 'ENROL' | 'VERIFY', now: Date): Date {
  const hours = purpose === 'ENROL' ? ENROL_DAYS * 24 : LINK_HOURS;
  return new Date(now.getTime() + hours * HOUR_MS);
}

/** The page that a link of that purpose opens. */
export function linkOf(purpose: 'RESET' | 'ENROL' | 'VERIFY', site: string, token: string): string {
  const page = { RESET: 'reset-password', ENROL: 'enroll-account', VERIFY: 'verify-email' }[
    purpose
  ];
  return `${site}/${page}/${token}`;
}
