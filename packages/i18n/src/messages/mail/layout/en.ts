export const layout = {
  greeting: 'Hello {firstName},',
  greetingUnnamed: 'Hello,',
  signOff: 'Kind regards,',
  team: 'The {applicationName} team',
  linkHint: 'If the button does not work, copy this address into your browser:',
  automatic: 'This message was sent automatically. Please do not reply to it.',
} as const;
