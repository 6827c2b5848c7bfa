export const errorsGrades = {
  nothingCompleted: 'No course is complete yet, so there is nothing to issue.',
  letterTwice: 'This letter is there twice.',
  bandOrder: 'Each letter must begin lower than the one above it.',
  bandLast: 'The last letter must begin at 0, so that every score has one.',
  bandPoints: 'A lower letter is not worth more points.',
  blocks: 'Each part of the page must be there once.',
  neededBlock: 'No transcript is without this part.',
} as const;
