export const trial = {
  subject: 'A mail to try out',
  body: 'If you read this, mails of the college at {siteUrl} arrive.',
  button: 'Open the site',
  footnote: 'Somebody who sets up the college has asked for this mail.',
} as const;
