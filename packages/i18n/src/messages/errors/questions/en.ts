export const errorsQuestions = {
  rightAndWrong: 'Mark at least one choice as correct, and leave at least one unmarked.',
  partCount: 'Give {min, number} to {max, number} entries.',
  optionCount: 'Offer {min, number} to {max, number} answers to match with.',
  eachMatched: 'Choose the matching answer for every statement.',
  blanksInText: 'Every blank stands exactly once in the text of each language.',
  acceptedCount: 'Give {min, number} to {max, number} accepted answers.',
  stays: 'This can no longer be changed.',
  poolOfOtherCourse: 'This pool belongs to another course.',
  revised: 'Somebody else has changed this question meanwhile. Nothing is saved.',
  asked: 'These exams ask this question: {exams}. It can be archived instead.',
  askedInLessons:
    'Recordings of these lessons stop for this question: {lessons}. It can be archived instead.',
  moreExams: '{count, plural, one {# more exam} other {# more exams}}',
  answered: 'Students have answered this question. It can be archived instead.',
} as const;
