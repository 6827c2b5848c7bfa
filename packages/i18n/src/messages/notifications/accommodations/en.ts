export const notificationsAccommodations = {
  title: 'Conditions of your exams',
  changed: 'What applies to you in exams has changed. You read it in your profile.',
} as const;
