/** Signs by which people write a minus and by which they group thousands. */
const minus = /^[−–-]/;
const spaces = /[\s'’_]/g;
const decimal = /^-?(\d+(\.\d*)?|\.\d+)$/;

/** The sign between whole and part in a language: "," in German. */
export function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/**
 * Reads a number as people write it, with comma or point, into a decimal text such as "-0.5". Where
 * both stand in it, the last one is the decimal sign.
 * @returns undefined where it is no number
 */
export function readDecimal(typed: string): string | undefined {
  const text = typed.trim().replace(minus, '-').replaceAll(spaces, '');
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const [whole, part] = [text.slice(0, Math.max(last, 0)), text.slice(last + 1)];
  const both = /,/.test(text) && /\./.test(text);
  if (both && !/^-?\d{1,3}([,.]\d{3})*$/.test(whole)) return undefined;
  const plain = last < 0 ? text : `${both ? whole.replaceAll(/[,.]/g, '') : whole}.${part}`;
  if (!decimal.test(plain)) return undefined;
  return tidy(plain);
}

/** "-007.50" is "-7.50": digits after the point stay as they were given. */
function tidy(plain: string): string {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(plain) ?? [];
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return `${sign}${digits}${part === '' ? '' : `.${part}`}`;
}

/** Writes a decimal text with the sign of a language, for a field in which it is changed. */
export function writeDecimal(decimalText: string, language: string): string {
  return decimalText.replace('.', decimalSign(language));
}
