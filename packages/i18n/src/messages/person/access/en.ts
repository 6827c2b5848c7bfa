export const personAccess = {
  forgotIntro:
    'Enter the e-mail address of your account. We will send you a link with which you can set a new password.',
  sendLink: 'Send link',
  checkMailTitle: 'Check your e-mail',
  checkMailBody:
    'If there is an account for {email}, a message with a link is on its way. The link works once, within one hour.',
  checkMailHint: 'Nothing there after a few minutes? Look into the spam folder, or ask again.',
  askAgain: 'Ask again',
  backToLogin: 'Back to Login',
  setPassword: 'Set password',
  newPassword: 'New password',
  resetIntro: 'Choose a new password for your account.',
  passwordSet: 'Password set, login with new password.',
  linkDeadTitle: 'This link no longer works',
  askNewLink: 'Ask for a new link',
  enrollIntro: 'Welcome! Choose a password, and your account is ready.',
  enrollDeadHint:
    'Please ask your college for a new invitation. If you have set a password already, you can log in.',
  recoveredBody: 'Your password has been changed. You can log in with it now.',
  createIntro: 'You are signing up for {group} in {region}.',
  firstName: 'First name',
  lastName: 'Last name',
  createAccount: 'Create account',
  createUnknown: 'This sign-up link is not valid. Please ask your college for the right one.',
  createClosed: 'Sign-up for {group} is closed. Please ask your college.',
  created:
    'Your account has been created, {name}. We have sent a message to {email}. Please follow the link in it to go on.',
  haveAccount: 'Do you have an account already?',
  verifying: 'We are verifying your e-mail address…',
  verifiedBody: 'Thank you, your e-mail address is verified.',
  verifyDeadHint: 'You can ask for a new message in your profile.',
} as const;
