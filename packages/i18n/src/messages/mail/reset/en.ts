export const reset = {
  subject: 'Set a new password for {applicationName}',
  body: 'We were asked to set a new password for the account {emailAddress}. Choose it with the button below.',
  button: 'Set new password',
  expiry:
    '{hours, plural, one {The link works once, within # hour.} other {The link works once, within # hours.}}',
  ignore: 'If you did not ask for this, you can ignore this message. Your password stays as it is.',
} as const;
