const whole = /^(https?:\/\/|mailto:|tel:)/i;
const email = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const host = /^[^\s/:@]+\.[^\s/:@]{2,}(\/\S*)?$/;

/**
 * What somebody typed as an address, as the server keeps it: whole addresses, places of our own
 * site, and e-mail addresses and hosts without their beginning.
 * @returns undefined for what is none of them.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (/^\/(?![/\\])/.test(text) || /^#./.test(text)) return text;
  if (whole.test(text)) return URL.canParse(text) ? text : undefined;
  if (email.test(text)) return `mailto:${text}`;
  return host.test(text) ? `https://${text}` : undefined;
}
