export const enrol = {
  subject: 'Your account at {applicationName}',
  body: 'An account for {emailAddress} was opened for you at {applicationName}. Choose your password with the button below, and the door is open.',
  button: 'Choose password',
  expiry:
    '{days, plural, one {The link works once, within # day.} other {The link works once, within # days.}}',
  ignore: 'If you did not expect this, you can ignore this message.',
} as const;
