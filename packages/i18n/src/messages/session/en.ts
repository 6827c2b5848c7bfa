export const session = {
  tagline: 'Your courses, exams and grades in one place',
  unreachable: 'We cannot reach the college at the moment',
  logoutFailed: 'You are still logged in, because the server could not be reached.',
  selectFailed: 'Your group could not be changed.',
  examWaits:
    'Your exam “{title}” is still open and your answers are kept. Log in within {time} to continue.',
  examOpen: 'Your exam “{title}” is still open and your answers are kept. Log in to continue.',
} as const;
