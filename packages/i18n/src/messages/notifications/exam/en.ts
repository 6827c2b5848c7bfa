export const notificationsExam = {
  title: 'Exam result',
  passed: 'You passed “{exam}” with {score, number, percent}.',
  failed: 'You did not pass “{exam}”. Your score is {score, number, percent}.',
  abandoned: '“{exam}” ended before it was handed in, so this attempt counts as failed.',
  recorded: 'Your result in “{exam}”, sat on paper, was recorded: {score, number, percent}.',
  corrected:
    'Your score in “{exam}” was corrected from {before, number, percent} to {score, number, percent}.',
  restored: 'Your attempt at “{exam}” was opened again. You can go on with it.',
  takenBack: 'The marks of your answers in “{exam}” were taken back; they will be given anew.',
  gradeTitle: 'Course grade',
  gradeCorrected:
    'Your grade in “{course}” is now {score, number, percent}. The reason stands with your grades.',
  gradeWithdrawn:
    'The correction of your grade in “{course}” was taken back. The reason stands with your grades.',
} as const;
