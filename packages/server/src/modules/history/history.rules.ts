import { z } from 'zod';

const Values = z.record(z.string(), z.unknown());

/** What of a kind of record is told, and in which words. */
export interface Told {
  readonly fields: readonly string[];
  readonly tell?: (field: string, value: unknown) => unknown;
}

export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Whether there is a former value: of a new record there is none. */
  readonly known: boolean;
}

/** Values of an audit row, or nothing where it holds something else. */
export const valuesIn = (row: unknown): Readonly<Record<string, unknown>> | undefined =>
  Values.safeParse(row).data;

/**
 * What an audit row changed. A field that was not sent was not changed; one without a former value
 * was not there before, as in a new record.
 */
export function changesOf(told: Told, before: unknown, after: unknown): Change[] {
  const was = valuesIn(before);
  const is = valuesIn(after) ?? {};
  return told.fields.flatMap((field) => {
    if (!(field in is) || (was && !(field in was))) return [];
    const old = inOrder(told, field, was?.[field]);
    const now = inOrder(told, field, is[field]);
    if (isSame(old, now)) return [];
    return [{ field, before: old, after: now, known: was !== undefined }];
  });
}

/** The same value in the same words: orders that mean nothing, "nothing" in its many forms. */
export function inOrder({ tell }: Told, field: string, value: unknown): unknown {
  const told = tell && value !== undefined && value !== null ? tell(field, value) : value;
  if (told === undefined || told === null || told === '') return null;
  if (!Array.isArray(told)) return told;
  if (told.length === 0) return null;
  return told.every((each) => typeof each === 'string') ? told.toSorted() : told;
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The ids that a value names. */
export const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Of a list of ids, those that the person may know of; other values as they are. */
export function onlyKnown(value: unknown, known: ReadonlySet<string>): unknown {
  const left = idsIn(value).filter((id) => known.has(id));
  return left.length > 0 ? left : null;
}

/** A former list of ids brought back as far as the person knows it; the rest stays as it is now. */
export const broughtBack = (
  former: unknown,
  present: unknown,
  known: ReadonlySet<string>,
): string[] => [
  ...idsIn(former).filter((id) => known.has(id)),
  ...idsIn(present).filter((id) => !known.has(id)),
];
