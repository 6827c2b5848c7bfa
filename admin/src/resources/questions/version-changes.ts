import type { QuestionVersionRecordFragment as Version } from './questions.generated.ts';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a version says in another way than the one before it. */
export function changedIn(before: Version, after: Version) {
  const was = before.content;
  const is = after.content;
  const changes = {
    texts: !same(was.texts, is.texts),
    parts: !same(was.parts, is.parts),
    key: !same(before.key, after.key),
    maxWords: was.maxWords !== is.maxWords,
    unit: was.unit !== is.unit,
  };
  return (['texts', 'parts', 'key', 'maxWords', 'unit'] as const).filter((field) => changes[field]);
}
