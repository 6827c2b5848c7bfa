/** Something by which a grade came about, for whoever looks at it again. */
export interface GradeEvent {
  readonly at: string;
  readonly kind:
    'EXAM_RESULT' | 'HANDED_IN' | 'GRADED' | 'COMPLETED' | 'NOT_COMPLETED' | 'GRADE_CHANGED';
  readonly detail: readonly { readonly name: string; readonly value: string }[];
  readonly byName: string | null;
}

/** One event, or none where it has not happened. What is not known is left out. */
export function gradeEvent(
  at: string | null,
  kind: GradeEvent['kind'],
  detail: Readonly<Record<string, string | number | null>>,
  byName: string | null = null,
): GradeEvent[] {
  if (at === null) return [];
  const known = Object.entries(detail).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value: String(value) }],
  );
  return [{ at, kind, detail: known, byName }];
}

const moment = ({ at }: GradeEvent): number => Date.parse(at);

/** The oldest first. */
export const inOrder = (events: readonly GradeEvent[]): GradeEvent[] =>
  events.toSorted((one, other) => moment(one) - moment(other));
