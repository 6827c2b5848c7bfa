export const personSignIn = {
  workWaiting: 'We are logging you in…',
  codeTitle: 'Authenticator app',
  code: 'Code',
  codeHint: 'Enter the six digits that your app shows, or one of your recovery codes.',
  codeSubmit: 'Continue',
  calendarWaiting: 'We are connecting your calendar…',
  calendarConnected: 'Your calendar is connected.',
  errorConnecting: 'Error Connecting',
  pleaseTryAgain: 'Please try again',
  tryAgain: 'Try Again',
} as const;
