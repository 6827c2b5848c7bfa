export const personSecurity = {
  factorHint:
    'Protect your account with a second step: a code of an app on your telephone, besides your password.',
  factorSince: 'Set up on {when}',
  factorSetUp: 'Set up an app',
  factorScan:
    'Scan this picture with an authenticator app, or type the key into it. Then enter the code that the app shows.',
  factorPicture: 'Picture with the key for the app',
  factorKey: 'Key',
  factorTurnOn: 'Turn on',
  factorTurnOff: 'Turn off',
  factorCodeHint: 'Enter a code of the app, or a recovery code.',
  required:
    'Your college asks you to protect your account with an authenticator app. The site opens as soon as it is set up.',
  codes: 'Recovery codes',
  codesHint:
    'Keep these codes in a safe place. Each of them logs you in once without the app. They will not be shown again.',
  codesLeft: '{count, plural, one {# recovery code is left} other {# recovery codes are left}}',
  codesRenew: 'New recovery codes',
  codesKept: 'I have kept the codes',
  passkeys: 'Passkeys',
  passkeysHint:
    'A passkey logs you in with your finger, your face or the PIN of your device, without a password.',
  passkeyAdd: 'Add a passkey',
  passkeyName: 'Name of the passkey',
  passkeyAddedOn: 'Added on {when}',
  passkeyUsedOn: 'last used on {when}',
  passkeyRename: 'Rename',
  passkeyRemove: 'Remove',
  calendarHint: 'Connect an external calendar account with your calendar here.',
  calendarConnect: 'Connect a calendar',
  calendarSince: 'Connected on {when}',
  calendarDisconnect: 'Disconnect',
} as const;
