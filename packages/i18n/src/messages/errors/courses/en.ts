export const errorsCourses = {
  hasRecordings: 'This lesson has recordings. Please remove them before it becomes a text.',
  playsNothing: 'A lesson of this kind plays nothing. Please choose another kind first.',
} as const;
