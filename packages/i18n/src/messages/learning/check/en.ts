export const learningCheck = {
  rule: '{count, plural, one {The recording stops once and asks a question, at {times}.} other {The recording stops # times and asks a question, at {times}.}} You may try as often as you like. The lesson is completed once everything is answered.',
  marks: 'Questions at {times}',
  title: 'Question {number, number} of {total, number}',
  several: 'More than one answer may be right.',
  yourAnswer: 'Your answer',
  send: 'Answer',
  right: 'That is right.',
  wrong: 'That is not right yet. Please try again, or hear this part once more.',
  goOn: 'Continue',
  again: 'Play again from {time}',
  notSent: 'Your answer has not arrived. It is kept here; please send it again.',
} as const;
