export const errorsIdentity = {
  invalidState: 'Error: Invalid state parameter',
  noCode: 'Error: No authorization code received',
  notOffered: 'This is not offered here.',
  providerRefused: 'The other provider did not accept this. Please begin again.',
  providerUnreachable: 'The other provider cannot be reached. Please try again later.',
  workAccountUnknown:
    'There is no account here for the verified e-mail address of this work account.',
  secondFactorNeeded: 'Please enter the code of your authenticator app.',
  secondFactorRequired: 'Your college asks you to set up an authenticator app first.',
  wrongCode: 'This code is not correct, or it was used already.',
  flowOver: 'This took too long. Please log in again.',
  factorOn: 'An authenticator app is set up already.',
  factorOff: 'This person has no authenticator app.',
  passkeyRefused: 'This passkey was not accepted. Please try again.',
  manyPasskeys: 'You have as many passkeys as are possible. Please remove one first.',
  inPerson: 'You are looking through this person’s account. Only they can do this themselves.',
  personName:
    'Enter a name: up to 60 letters, with spaces, apostrophes, hyphens, and dots after abbreviations. It cannot hold numbers or web or e-mail addresses.',
  tooManyMails:
    'Too many e-mails have been sent. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  lookingOnly:
    'You are only looking through this person’s account. To change something for them, first say why.',
  commonPassword:
    'This is one of the most common passwords, which is tried first by whoever guesses. Please choose another one.',
  tooManyLive: 'Too many pages of this site are open at the same time. Please close some of them.',
} as const;
