export const session = {
  tagline: 'Your courses, exams and grades in one place',
  unreachable: 'We cannot reach the college at the moment',
  logoutFailed: 'You are still logged in, because the server could not be reached.',
  selectFailed: 'Your group could not be changed.',
} as const;
