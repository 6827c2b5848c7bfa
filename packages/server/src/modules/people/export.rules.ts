/** How long the link to an export works. */
export const EXPORT_MINUTES = 10;

/** Names of columns that open something, or are an address of somebody else's device. */
const secret = /(hash|token|secret|password|public_key|sealed|search_text)/;

/** Texts of mails hold links that open the account. */
const ofMails: ReadonlySet<string> = new Set(['html', 'plain']);

/** A row of an export without secrets. */
export function withoutSecretColumns(
  place: string,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const open = Object.entries(row).filter(
    ([name]) => !secret.test(name) && !(place === 'mails' && ofMails.has(name)),
  );
  return Object.fromEntries(open);
}
