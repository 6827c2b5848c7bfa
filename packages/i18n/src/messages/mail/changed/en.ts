export const changed = {
  subject: 'Your password for {applicationName} was changed',
  body: 'The password of the account {emailAddress} was changed. All other devices were logged out.',
  button: 'Set new password',
  notYou: 'If this was not you, set a new password at once and tell your college office.',
} as const;
