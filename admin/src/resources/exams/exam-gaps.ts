import type { AnswerDisclosure } from './exams.generated.ts';
import { itemTitle, localesOf, type ItemForm, type TranslationForm } from './exam-form.ts';

/** What stands in the way of an exam, or of some of its students. */
export type Gap =
  | { readonly kind: 'noQuestions' }
  | {
      readonly kind: 'poolTooSmall';
      readonly pool: string;
      readonly draw: number;
      readonly has: number;
    }
  | { readonly kind: 'translationUntitled'; readonly locale: string }
  | {
      readonly kind: 'untranslated';
      readonly locale: string;
      readonly questions: readonly string[];
    }
  | { readonly kind: 'answersTold' };

interface Exam {
  readonly locale?: string | null | undefined;
  readonly translations?: readonly TranslationForm[] | null | undefined;
  readonly items?: readonly ItemForm[] | null | undefined;
  readonly allowedAttempts?: number | null | undefined;
  readonly answersShown?: AnswerDisclosure | null | undefined;
}

/** What is missing: the first kinds keep an exam from being published, the others from some readers. */
export function gapsOf(exam: Exam): readonly Gap[] {
  const items = exam.items ?? [];
  const translations = exam.translations ?? [];
  const own = exam.locale ? [exam.locale] : [];
  const locales = [...own, ...translations.map(({ locale }) => locale)];
  return [
    ...(items.length === 0 ? [{ kind: 'noQuestions' as const }] : []),
    ...items.flatMap(poolGap),
    ...translations
      .filter(({ title }) => !title?.trim())
      .map(({ locale }) => ({ kind: 'translationUntitled' as const, locale })),
    ...locales.flatMap((locale) => untranslated(items, locale)),
    ...(tellsNextAttempt(exam) ? [{ kind: 'answersTold' as const }] : []),
  ];
}

/** What the college usually allows, where a form says nothing. */
const USUAL_ATTEMPTS = 2;

/** Whether the end of an attempt shows the answers to what the next one asks. */
export function tellsNextAttempt({ items, allowedAttempts, answersShown }: Exam): boolean {
  const asked = items ?? [];
  const atEnd = answersShown === 'AT_END';
  return (
    atEnd &&
    (allowedAttempts ?? USUAL_ATTEMPTS) > 1 &&
    asked.length > 0 &&
    !asked.some(({ pool }) => pool)
  );
}

/** Whether a gap keeps the exam from being published at all. */
export const hinders = ({ kind }: Gap): boolean =>
  kind === 'noQuestions' || kind === 'poolTooSmall' || kind === 'translationUntitled';

function poolGap({ pool, draw }: ItemForm): Gap[] {
  const wanted = draw ?? 1;
  if (!pool || pool.questionCount >= wanted) return [];
  return [{ kind: 'poolTooSmall', pool: pool.name, draw: wanted, has: pool.questionCount }];
}

function untranslated(items: readonly ItemForm[], locale: string): Gap[] {
  const questions = items
    .filter((item) => localesOf(item)?.includes(locale) === false)
    .map(itemTitle);
  return questions.length === 0 ? [] : [{ kind: 'untranslated', locale, questions }];
}
