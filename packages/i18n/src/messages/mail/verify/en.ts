export const verify = {
  subject: 'Please verify your e-mail address for {applicationName}',
  body: 'Welcome to {applicationName}. Please confirm that this is your e-mail address, so that we can reach you about your studies.',
  button: 'Verify e-mail',
  ignore: 'If you did not create an account, you can ignore this message.',
} as const;
