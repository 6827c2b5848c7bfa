export const security = {
  subject: 'The security of your account for {applicationName} has changed',
  factorOn:
    'An authenticator app was set up for the account {emailAddress}. Its code is asked for at each login from now on. All other devices were logged out.',
  factorOff:
    'The authenticator app of the account {emailAddress} was removed. Its code is no longer asked for.',
  factorReset:
    '{name} removed the authenticator app of the account {emailAddress}. Reason: {reason}. All devices were logged out.',
  passkeyAdded:
    'The passkey “{name}” was added to the account {emailAddress}. It logs in without a password.',
} as const;
