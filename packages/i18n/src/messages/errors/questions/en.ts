export const errorsQuestions = {
  rightAndWrong: 'Mark at least one choice as correct, and leave at least one unmarked.',
  partCount: 'Give {min, number} to {max, number} entries.',
  optionCount: 'Offer {min, number} to {max, number} answers to match with.',
  eachMatched: 'Choose the matching answer for every statement.',
  blanksInText: 'Every blank stands exactly once in the text of each language.',
  acceptedCount: 'Give {min, number} to {max, number} accepted answers.',
  stays: 'This can no longer be changed.',
  asked: 'An exam asks this question, or students have answered it. It can be archived instead.',
  poolOfOtherCourse: 'This pool belongs to another course.',
} as const;
