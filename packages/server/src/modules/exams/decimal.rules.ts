/** A decimal number without a binary fraction: `units` of ten to the power of minus `scale`. */
interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const shape = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

/** Reads a number as people write it, with a comma or a point; undefined where it is none. */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign = '', whole = '', fraction = ''] =
    shape.exec(text.replaceAll(/\s/g, '').replace('−', '-')) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

const atScale = ({ units, scale }: Decimal, wanted: number): bigint =>
  units * 10n ** BigInt(wanted - scale);

/** Whether a number lies at most `tolerance` away from another one. */
export function isNear(number: Decimal, target: Decimal, tolerance: Decimal): boolean {
  const scale = Math.max(number.scale, target.scale, tolerance.scale);
  const away = atScale(number, scale) - atScale(target, scale);
  return (away < 0n ? -away : away) <= atScale(tolerance, scale);
}
