export const errorsCourses = {
  hasRecordings: 'This lesson has recordings. Please remove them before it becomes a text.',
  playsNothing: 'A lesson of this kind plays nothing. Please choose another kind first.',
  checkAfterEnd: 'This time is not before the end of the recording.',
  checkSameTime: 'Another question is asked at this time already.',
  checkOfOtherCourse: 'This question belongs to another course.',
  checkKind: 'Only single and multiple choice, true or false, and short answers can be asked here.',
} as const;
