import { localeOf } from '@lampstand/i18n';
import type { ShownPart } from '../../shared/answers/answer-rows.rules.ts';
import type { ExamItemVersionFragment } from './exams.generated.ts';

interface LocaleText {
  readonly locale: string;
  readonly text: string;
}

/** A text in one language, or in the first that it has. */
export function textIn(texts: readonly LocaleText[], locale: string): string {
  return (texts.find((each) => each.locale === locale) ?? texts[0])?.text ?? '';
}

/** BCP 47 tag of the language in which such a text is found. */
export function languageIn(texts: readonly LocaleText[], locale: string): string {
  return localeOf((texts.find((each) => each.locale === locale) ?? texts[0])?.locale ?? locale)
    .bcp47;
}

/** The parts of a version in one language. */
export function shownParts(version: ExamItemVersionFragment, locale: string): ShownPart[] {
  return version.content.parts.map(({ id, role, texts }) => ({
    id,
    role,
    text: textIn(texts, locale),
  }));
}
