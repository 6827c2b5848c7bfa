import { DomainError, type ErrorText } from '../../platform/errors.ts';
import type { QuestionInput } from './exam.rules.ts';

/** A question as it is stored, and whether any student has answered it. */
export interface KnownQuestion {
  readonly _id: string;
  readonly kind: QuestionInput['kind'];
  readonly points: number;
  readonly answered: boolean;
  readonly choices: readonly { readonly _id: string; readonly correct: boolean }[];
}

export interface PlannedQuestion extends Omit<QuestionInput, '_id' | 'choices'> {
  readonly _id: string;
  readonly position: number;
  readonly choices: readonly {
    readonly _id: string;
    readonly text: string;
    readonly correct: boolean;
    readonly position: number;
  }[];
}

/** What a save makes of the questions: these rows stand afterwards, and no others. */
export interface QuestionPlan {
  readonly questions: readonly PlannedQuestion[];
  readonly removedQuestionIds: readonly string[];
  readonly removedChoiceIds: readonly string[];
}

/**
 * Turns the questions of an input into rows. An id is kept where it is one of the exam's own; all
 * else is new, so that no input reaches into another exam. What students have answered stays what
 * it was: the question, its kind, points and choices, and which choice is correct; texts may be
 * mended.
 * @throws DomainError CONFLICT `errors.inUse`; its fields name the questions.
 */
export function planQuestions(
  known: readonly KnownQuestion[],
  input: readonly QuestionInput[],
  newId: () => string,
): QuestionPlan {
  const byId = new Map(known.map((question) => [question._id, question]));
  const questions = input.map((question, index): PlannedQuestion => {
    const own = question._id ? byId.get(question._id) : undefined;
    const ownChoices = new Set(own?.choices.map((choice) => choice._id));
    return {
      ...question,
      _id: own?._id ?? newId(),
      position: index + 1,
      choices: question.choices.map((choice, at) => ({
        ...choice,
        _id: choice._id && ownChoices.has(choice._id) ? choice._id : newId(),
        position: at + 1,
      })),
    };
  });
  refuseChangedKeys(known, questions);
  const kept = new Set(questions.flatMap(({ _id, choices }) => [_id, ...choices.map(idOf)]));
  return {
    questions,
    removedQuestionIds: known.map(idOf).filter((id) => !kept.has(id)),
    removedChoiceIds: known
      .filter((question) => kept.has(question._id))
      .flatMap((question) => question.choices.map(idOf))
      .filter((id) => !kept.has(id)),
  };
}

const idOf = (record: { readonly _id: string }): string => record._id;

function refuseChangedKeys(
  known: readonly KnownQuestion[],
  planned: readonly PlannedQuestion[],
): void {
  const fields: Record<string, ErrorText['key']> = {};
  for (const before of known.filter((question) => question.answered)) {
    const index = planned.findIndex((question) => question._id === before._id);
    const after = planned[index];
    if (!after) fields['questions'] = 'errors.exam.answered';
    else if (after.kind !== before.kind) fields[`questions.${index}.kind`] = 'errors.exam.answered';
    else if (after.points !== before.points) {
      fields[`questions.${index}.points`] = 'errors.exam.answered';
    } else if (!sameKey(before, after)) {
      fields[`questions.${index}.choices`] = 'errors.exam.answered';
    }
  }
  if (Object.keys(fields).length > 0) throw new DomainError('CONFLICT', 'errors.inUse', fields);
}

/** Every choice is still there and as correct as it was; one that was added cannot be the right one. */
function sameKey(before: KnownQuestion, after: PlannedQuestion): boolean {
  const correctness = new Map(after.choices.map((choice) => [choice._id, choice.correct]));
  return before.choices.every((choice) => correctness.get(choice._id) === choice.correct);
}
