/** A number as programs write it: with an exponent, a plus, or without a digit on one side of its point. */
const NUMBER = /^\s*([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,2}))?\s*$/i;

/**
 * A number as a decimal without an exponent: `1.5e-3` as `0.0015`, `.5` as `0.5`.
 * @returns the text as it is where it is no such number: whoever checks it says so.
 */
export function decimalText(text: string): string {
  if (text.length > 60) return text.trim();
  const [, sign = '', whole = '', part = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  if (whole === '' && part === '') return text.trim();
  const shift = Number(exponent);
  const digits = `${whole}${part}`;
  const point = whole.length + shift;
  const before = digits.slice(0, Math.max(0, point)).padEnd(Math.max(0, point), '0');
  const after = `${'0'.repeat(Math.max(0, -point))}${digits.slice(Math.max(0, point))}`;
  const left = before.replace(/^0+(?=\d)/, '') || '0';
  // The zeros behind the point are kept: "2.50" is what the author wrote.
  const made = after === '' ? left : `${left}.${after}`;
  return `${sign === '-' ? '-' : ''}${made}`;
}
