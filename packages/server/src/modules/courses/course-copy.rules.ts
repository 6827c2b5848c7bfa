import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);

/** The new course: what it is called, and where and when it runs. */
export const CourseCopyInputSchema = z.object({
  code: text(30),
  name: text(200),
  termId: text(60).nullish(),
  groupIds: z.array(text(60)).max(500),
  startsOn: z.string().nullish(),
});

export type CourseCopyInput = z.infer<typeof CourseCopyInputSchema>;

/** From a first day to a last one; days are ISO texts. */
export interface Days {
  readonly startsOn: string;
  readonly endsOn: string;
}

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * When a copied course runs in a group. It begins on the day that was asked for, or else with the term
 * or the group, and lasts as long as the course did before; where it was never offered, or where only
 * a term was asked for, until the term's or the group's end.
 */
export function copiedDays(
  startsOn: string | null,
  { before, term, group }: { before?: Days | undefined; term?: Days | undefined; group: Days },
): Days {
  const frame = term ?? group;
  if (startsOn === null) return { startsOn: frame.startsOn, endsOn: frame.endsOn };
  const length = before ? at(before.endsOn) - at(before.startsOn) : undefined;
  if (length === undefined && frame.endsOn > startsOn) return { startsOn, endsOn: frame.endsOn };
  const end = at(startsOn) + (length ?? DAY_MS);
  return { startsOn, endsOn: new Date(end).toISOString().slice(0, 10) };
}
