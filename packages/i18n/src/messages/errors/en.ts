export const errors = {
  unauthenticated: 'Please log in to continue.',
  forbidden: 'You do not have access to this.',
  notFound: 'This record does not exist, or you do not have access to it.',
  conflict:
    'Somebody else changed this record while you were working on it. Reload it and make your change again.',
  invalidValue: 'This value is not valid.',
  invalid: 'Some values are not valid. Please check the marked fields.',
  limit: 'Too many attempts. Please wait a while and try again.',
  internal: 'Something went wrong on our side. If it happens again, tell us this number: {id}',
  network: 'The server cannot be reached. Please check your connection.',
  badStatus: 'Response not successful: Received status code {code}',
  loginFailed: 'The e-mail or the password is not correct.',
  offlineApp: 'Use the offline app to logon',
  tokenInvalid: 'This link is no longer valid. Please ask for a new one.',
  accountExists: 'You already have an account',
  tooManyTries:
    'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  wrongPassword: 'This is not your current password.',
  groupClosed: 'This group does not take new students at the moment.',
  fieldRequired: 'This field is required.',
  tooShort: '{min, plural, one {Enter at least # character.} other {Enter at least # characters.}}',
  tooLong: '{max, plural, one {Enter at most # character.} other {Enter at most # characters.}}',
  tooSmall: 'Enter {min, number} or more.',
  tooLarge: 'Enter {max, number} or less.',
  tooFewEntries:
    '{min, plural, one {At least # entry is needed.} other {At least # entries are needed.}}',
  tooManyEntries:
    '{max, plural, one {At most # entry is allowed.} other {At most # entries are allowed.}}',
  tooMuchSent:
    'What you are sending is too large ({size, number} MB at most). Send less at a time.',
  invalidEmail: 'Enter a valid e-mail address.',
  invalidNumber: 'Enter a number.',
  invalidDate: 'Enter a valid date.',
  mustBeUnique: 'This value is already taken. It must be unique.',
  inUse: 'This record is in use and cannot be deleted.',
  examNoAttemptsLeft:
    'You cannot sit this exam as you have exceeded the allowed number of attempts',
  examSeeInstructor: 'Please see your instructor to discuss further options',
  examLeaveWarning:
    'Warning: You will FAIL this attempt if you leave this page. Are you sure you want to leave?',
  examOfflineOnly: 'Only groups of the offline-app kind can take exams in the app',
  examAttemptOver: 'This attempt has ended. Its answers can no longer be changed.',
  examNotOpen: 'This exam is not open to you at the moment.',
} as const;
