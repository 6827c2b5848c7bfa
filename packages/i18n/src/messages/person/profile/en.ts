export const personProfile = {
  account: 'Account',
  emailVerified: 'This address is verified.',
  emailNotVerified:
    'This address is not verified yet. Please follow the link in the message that we sent you.',
  sendVerify: 'Send the message again',
  verifySent: 'We have sent a message to {email}.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  changePasswordHint: 'All your other devices will be logged out.',
  passwordChanged: 'Password changed, login with new password',
  changeLanguage: 'Change language',
} as const;
