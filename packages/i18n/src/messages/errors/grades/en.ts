export const errorsGrades = {
  nothingCompleted: 'No course is complete yet, so there is nothing to issue.',
} as const;
