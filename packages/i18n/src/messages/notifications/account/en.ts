export const notificationsAccount = {
  title: 'Your account was opened by the staff',
  impersonated: '{name} looks at the site through your account. Reason: {reason}',
  raised: '{name} acts for you in your account for a while. Reason: {reason}',
} as const;
