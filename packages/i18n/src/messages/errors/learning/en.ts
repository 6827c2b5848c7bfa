export const errorsLearning = {
  examNeedsLessons: 'Please see the lessons that this exam asks for first.',
  tooManyNotes:
    'There is room for {max, number} notes in a lesson. Please remove one that you no longer need.',
} as const;
