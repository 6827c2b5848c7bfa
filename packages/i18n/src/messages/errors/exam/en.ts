export const errorsExam = {
  twoChoices: 'A true/false question has exactly two choices.',
  choiceCount: 'Give {min, number} to {max, number} choices.',
  oneCorrect: 'Mark exactly one choice as correct.',
  questionNeeded: 'An exam needs at least one question before it can be published.',
  answered:
    'Students have already answered this question. It cannot be removed, and its points and correct answer cannot change.',
} as const;
