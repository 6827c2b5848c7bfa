/** Which page of an attempt shows: a question by its number from 1, or the review at the end. */
export type AttemptStep = number | 'review';

const reviewStep = 'review';

/** Reads the step from the address; what makes no sense there is the first question. */
export function readStep(search: URLSearchParams, questionCount: number): AttemptStep {
  const text = search.get('step');
  if (text === reviewStep) return reviewStep;
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= questionCount ? number : 1;
}

export function stepSearch(step: AttemptStep): string {
  return `?step=${step}`;
}

export function stepBefore(step: AttemptStep, questionCount: number): AttemptStep | undefined {
  if (step === reviewStep) return questionCount > 0 ? questionCount : undefined;
  return step > 1 ? step - 1 : undefined;
}

export function stepAfter(step: AttemptStep, questionCount: number): AttemptStep | undefined {
  if (step === reviewStep) return undefined;
  return step < questionCount ? step + 1 : reviewStep;
}
