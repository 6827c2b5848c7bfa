import { DomainError } from '../../platform/errors.ts';
import { type Problems, problemsOfKind } from './question-kinds.rules.ts';
import { normalKey, textsOf } from './question-normal.rules.ts';
import type { QuestionInput } from './question-input.rules.ts';
import type { QuestionContent, QuestionKey } from './question.types.ts';

const MAX_TEXT = 2000;

/** What a version holds, in the one form in which equal questions are equal. */
export interface QuestionDraft {
  readonly kind: QuestionInput['kind'];
  readonly content: QuestionContent;
  readonly key: QuestionKey;
}

/**
 * What is wrong with a question, by field: `texts.<locale>`, `parts.<index>.texts.<locale>`, `parts`,
 * `key.choiceIds` and the like. Nothing where it can be asked.
 * @param courseLocale in which every text must stand.
 */
export function checkQuestion(input: QuestionInput, courseLocale: string): Problems {
  return {
    ...textProblems(input, courseLocale),
    ...idProblems(input),
    ...problemsOfKind(draftOf(input)),
  };
}

/**
 * The question as a version keeps it.
 * @param path stands before the names of the fields that are wrong, for a question inside a larger form.
 * @throws DomainError INVALID with its fields (see `checkQuestion`).
 */
export function readyQuestion(
  input: QuestionInput,
  courseLocale: string,
  path = '',
): QuestionDraft {
  const problems = checkQuestion(input, courseLocale);
  const fields = Object.entries(problems).map(([name, text]) => [`${path}${name}`, text] as const);
  if (fields.length > 0) {
    throw new DomainError('INVALID', 'errors.invalid', Object.fromEntries(fields));
  }
  return draftOf(input);
}

/** Empty texts are none, and of the key stays what the kind uses. */
const draftOf = (input: QuestionInput): QuestionDraft => ({
  kind: input.kind,
  content: {
    texts: textsOf(input.texts),
    parts: input.parts.map(({ _id, role, texts }) => ({
      _id,
      role,
      texts: role === 'BLANK' ? {} : textsOf(texts),
    })),
    maxWords: input.kind === 'ESSAY' ? (input.maxWords ?? null) : null,
    unit: input.kind === 'NUMERIC' ? input.unit || null : null,
  },
  key: normalKey(input),
});

/** The question's text is there in the course's language, and every part in each of its languages. */
function textProblems(input: QuestionInput, courseLocale: string): Problems {
  const problems: Record<string, Problems[string]> = {};
  const texts = textsOf(input.texts);
  const tooLong = (text: string | undefined) => (text?.length ?? 0) > MAX_TEXT;
  const needed = new Set([courseLocale, ...Object.keys(texts)]);
  for (const locale of needed) {
    if (texts[locale] === undefined) problems[`texts.${locale}`] = 'errors.fieldRequired';
    if (tooLong(texts[locale])) problems[`texts.${locale}`] = LONG;
  }
  for (const [index, part] of input.parts.entries()) {
    const own = part.role === 'BLANK' ? undefined : textsOf(part.texts);
    for (const locale of own ? needed : []) {
      const path = `parts.${index}.texts.${locale}`;
      if (own?.[locale] === undefined) problems[path] = 'errors.fieldRequired';
      if (tooLong(own?.[locale])) problems[path] = LONG;
    }
  }
  return problems;
}

const LONG = { key: 'errors.tooLong', args: { max: MAX_TEXT } } as const;

function idProblems({ parts }: QuestionInput): Problems {
  const twice = parts.flatMap(({ _id }, index) =>
    parts.findIndex((part) => part._id === _id) < index ? [index] : [],
  );
  return Object.fromEntries(twice.map((index) => [`parts.${index}._id`, 'errors.mustBeUnique']));
}

/** What lists call a question: the beginning of its text, with a line for each blank. */
export const titleOf = (content: QuestionContent, courseLocale: string): string =>
  (content.texts[courseLocale] ?? Object.values(content.texts)[0] ?? '')
    .replaceAll(/\[\[[\w-]+\]\]/g, '____')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300)
    .toWellFormed();
