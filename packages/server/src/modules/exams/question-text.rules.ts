import type { QuestionContent } from '../questions/questions.table.ts';

type Texts = QuestionContent['texts'];

/** In which languages a text is looked for, the first that has one wins; then any other. */
export interface Wanted {
  readonly locale: string | null;
  /** Of the exam. */
  readonly fallback: string;
}

function localeIn(texts: Texts, { locale, fallback }: Wanted): string {
  const known = [locale, fallback].find((each) => each !== null && texts[each] !== undefined);
  return known ?? Object.keys(texts)[0] ?? fallback;
}

/** What a question shows in one language. */
export function contentIn(content: QuestionContent, wanted: Wanted, partIds: readonly string[]) {
  const textLocale = localeIn(content.texts, wanted);
  const textIn = (texts: Texts) =>
    texts[localeIn(texts, { locale: textLocale, fallback: wanted.fallback })] ?? '';
  const byId = new Map(content.parts.map((part) => [part._id, part]));
  const parts = partIds.flatMap((id) => {
    const part = byId.get(id);
    return part ? [{ _id: id, role: part.role, text: textIn(part.texts) }] : [];
  });
  return {
    text: textIn(content.texts),
    textLocale,
    parts,
    maxWords: content.maxWords,
    unit: content.unit,
  };
}
