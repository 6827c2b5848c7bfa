import { z } from 'zod';

const Values = z.record(z.string(), z.unknown());

/** What every change renews; nobody needs to be told of it. */
const STAMPS: ReadonlySet<string> = new Set([
  '_id',
  'courseId',
  'moved',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'version',
  'publishedAt',
  'teacherName',
]);

/** Names of the values that an audit row changed; of a record that is new or gone none. */
export function changedFields(before: unknown, after: unknown): string[] {
  const was = Values.safeParse(before).data;
  const is = Values.safeParse(after).data;
  if (!was || !is) return [];
  return Object.keys({ ...was, ...is })
    .filter((name) => !STAMPS.has(name))
    .filter((name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null))
    .toSorted();
}

/** What the record was called, after the change or, where it is gone, before it. */
export function nameIn(before: unknown, after: unknown): string | null {
  for (const values of [after, before]) {
    const { title, name } = Values.safeParse(values).data ?? {};
    if (typeof title === 'string') return title;
    if (typeof name === 'string') return name;
  }
  return null;
}
