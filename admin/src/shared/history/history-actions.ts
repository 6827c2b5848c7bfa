import type { MessageId } from '@lampstand/i18n';

/** What happened, in words, by the name of the mutation or job. */
const words: Readonly<Record<string, MessageId>> = {
  acceptTerms: 'admin.history.termsAccepted',
  answerForgotPassword: 'admin.history.mailed',
  completeSetup: 'admin.history.created',
  changePassword: 'admin.history.password',
  exportPerson: 'admin.history.exported',
  forgotPassword: 'admin.history.mailed',
  impersonateUser: 'admin.history.impersonated',
  markNotificationsRead: 'admin.history.notificationsRead',
  mergeUsers: 'admin.history.merged',
  raiseImpersonation: 'admin.history.raised',
  recoverPassword: 'admin.history.password',
  selfCreateAccount: 'admin.history.signedUp',
  sendAccountMail: 'admin.history.mailed',
  sendVerifyEmail: 'admin.history.mailed',
  setUserActive: 'admin.history.active',
  setUsersActive: 'admin.history.active',
  undoMerger: 'admin.history.unmerged',
  updateUserProfile: 'admin.history.profile',
  verifyEmail: 'admin.history.verified',
};

/** An action in words; of one without its own words it is enough that something was changed. */
export function actionWords(action: string): MessageId {
  return (
    words[action] ??
    (action.startsWith('create') ? 'admin.history.created' : 'admin.history.updated')
  );
}
