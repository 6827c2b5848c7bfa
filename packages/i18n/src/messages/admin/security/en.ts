export const adminSecurity = {
  resetFactor: 'Remove authenticator app',
  resetFactorTitle: 'Remove the authenticator app of {name}?',
  resetFactorHint:
    'Do this only when you are sure who asks for it. The person is told by e-mail, with your name and the reason, and is logged out everywhere.',
  resetFactorDone: 'The authenticator app was removed.',
} as const;
