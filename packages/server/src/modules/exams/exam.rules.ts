import { z } from 'zod';
import { DomainError, type ErrorText } from '../../platform/errors.ts';

const text = (max: number) => z.string().trim().max(max);

const ChoiceInputSchema = z.object({
  _id: z.string().nullish(),
  text: text(1000).min(1),
  correct: z.boolean(),
});

const QuestionInputSchema = z.object({
  _id: z.string().nullish(),
  kind: z.enum(['TRUE_FALSE', 'SINGLE_CHOICE']),
  text: text(2000).min(1),
  points: z.int().min(1).max(1000),
  choices: z.array(ChoiceInputSchema),
});

/** What an exam must look like by itself; `checkExam` adds what its parts owe each other. */
export const ExamInputSchema = z.object({
  courseId: z.string().min(1).max(60),
  title: text(200).min(1),
  instructions: text(5000).nullish(),
  /** Per cent. */
  passMark: z.int().min(1).max(100),
  /** Left out, a new exam has the college's usual number. */
  allowedAttempts: z.int().min(1).max(100).nullish(),
  openBook: z.boolean(),
  published: z.boolean(),
  questions: z.array(QuestionInputSchema).max(200),
});

export type ExamInput = z.infer<typeof ExamInputSchema>;
export type QuestionInput = ExamInput['questions'][number];

const SINGLE_CHOICE_BOUNDS = { min: 2, max: 10 } as const;

/**
 * Whether the parts of an exam fit together: choices by the kind of their question, one correct
 * choice each, no id twice, something to answer before it is published.
 * @throws DomainError INVALID; its fields point into the input, such as `questions.0.choices`.
 */
export function checkExam(input: ExamInput): void {
  const fields: Record<string, ErrorText['key'] | ErrorText> = {};
  if (input.published && input.questions.length === 0) {
    fields['questions'] = 'errors.exam.questionNeeded';
  }
  const seen = new Set<string>();
  const once = (id: string | null | undefined, path: string) => {
    if (!id) return;
    if (seen.has(id)) fields[`${path}._id`] = 'errors.mustBeUnique';
    seen.add(id);
  };
  for (const [index, question] of input.questions.entries()) {
    const path = `questions.${index}`;
    once(question._id, path);
    for (const [at, choice] of question.choices.entries())
      once(choice._id, `${path}.choices.${at}`);
    const problem = choiceProblem(question);
    if (problem) fields[`${path}.choices`] = problem;
  }
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID', 'errors.invalid', fields);
}

function choiceProblem({ kind, choices }: QuestionInput): ErrorText | undefined {
  const { min, max } = SINGLE_CHOICE_BOUNDS;
  if (kind === 'TRUE_FALSE' && choices.length !== 2) return { key: 'errors.exam.twoChoices' };
  if (choices.length < min || choices.length > max) {
    return { key: 'errors.exam.choiceCount', args: { min, max } };
  }
  if (choices.filter((choice) => choice.correct).length !== 1) {
    return { key: 'errors.exam.oneCorrect' };
  }
  return undefined;
}
