export const notificationsAssignment = {
  title: 'Assignment',
  graded: 'Your work for “{assignment}” was graded: {score, number, percent}.',
  complete: 'Your work for “{assignment}” was marked as complete.',
  incomplete: 'Your work for “{assignment}” was marked as incomplete.',
  ungraded: 'The grade of your work for “{assignment}” was taken back; it will be graded again.',
  reopened: 'You may hand in your work for “{assignment}” until {until}.',
} as const;
