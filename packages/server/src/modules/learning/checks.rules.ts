import type { CheckToMark } from '../courses/index.ts';

/** What is read of an answer: see `readGiven`. */
interface ReadAnswer<Answer> {
  readonly answer: Answer | null;
  readonly kinds: readonly CheckToMark['kind'][];
  readonly partIds: readonly string[];
}

/** The answer where it is one to that question: of its kind, of its choices, and not nothing. */
export function fittingAnswer<Answer>(
  { kind, content }: Pick<CheckToMark, 'kind' | 'content'>,
  { answer, kinds, partIds }: ReadAnswer<Answer>,
): Answer | null {
  const known = partIds.every((id) => content.parts.some((part) => part._id === id));
  return known && kinds.includes(kind) ? answer : null;
}
