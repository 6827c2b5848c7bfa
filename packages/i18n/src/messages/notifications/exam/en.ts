export const notificationsExam = {
  title: 'Exam result',
  passed: 'You passed “{exam}” with {score, number, percent}.',
  failed: 'You did not pass “{exam}”. Your score is {score, number, percent}.',
  abandoned: 'You left “{exam}” before the end, so this attempt counts as failed.',
} as const;
