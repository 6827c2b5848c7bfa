interface Choice {
  readonly text?: string | null;
  readonly correct?: boolean;
}

/** A single-choice question has two answers at least, and exactly one of them is correct. */
export function choicesFit(choices: readonly Choice[] | null | undefined): string | undefined {
  if (!choices || choices.length < 2) return 'resources.exams.needsAnswers';
  return choices.filter(({ correct }) => correct).length === 1
    ? undefined
    : 'resources.exams.needsCorrect';
}
