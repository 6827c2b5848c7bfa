export const notificationsAccount = {
  title: 'Your account was opened by the staff',
  impersonated: '{name} looks at the site through your account. Reason: {reason}',
} as const;
