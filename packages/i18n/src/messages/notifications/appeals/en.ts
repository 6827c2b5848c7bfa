export const notificationsAppeals = {
  title: 'Your appeal',
  accepted: 'Your appeal about “{title}” was accepted. Read the answer.',
  declined: 'Your appeal about “{title}” was declined. Read the answer.',
  readAgain: 'A second reader looks at your appeal about “{title}”.',
  staffTitle: 'An appeal',
  opened: '{name} appeals about “{title}”.',
  secondReading: 'The appeal of {name} about “{title}” needs a second reader.',
} as const;
