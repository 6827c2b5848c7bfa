/**
 * Whether the last day of a course is behind us. It is a day of the campus; on the day itself, and
 * for those who live a day behind, it still runs.
 */
export function isOver(
  { endsOn }: { readonly endsOn: string | null },
  now: Date = new Date(),
): boolean {
  return (
    endsOn !== null && endsOn < new Date(now.getTime() - dayMilliseconds).toISOString().slice(0, 10)
  );
}

const dayMilliseconds = 86_400_000;
