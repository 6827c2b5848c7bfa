import { type Try } from './try.ts';

/** No password has this SHA-256. */
const NO_PASSWORD = 'f'.repeat(64);

/** How the root fields of signing in and of one's own account are tried. */
export const identityTries: Readonly<Record<string, Try>> = {
  'Query.calendarConnection': { query: '{ calendarConnection { offered } }' },
  'Query.currentUser': { query: '{ currentUser { _id } }' },
  'Query.demoPersonas': { query: '{ demoPersonas { key } }' },
  'Query.passkeys': { query: '{ passkeys { _id } }' },
  'Query.secondFactor': { query: '{ secondFactor { on } }' },
  'Query.sessions': { query: '{ sessions { _id } }' },
  'Query.signUpGroup': {
    query: '{ signUpGroup(_id: "group-cape-town-1") { _id } }',
  },
  'Query.workAccountOffered': { query: '{ workAccountOffered }' },
  'Mutation.addPasskey': { query: 'mutation { addPasskey(name: "x", response: "{}") { _id } }' },
  'Mutation.beginCalendarConnection': { query: 'mutation { beginCalendarConnection }' },
  'Mutation.beginMSAuth': { query: 'mutation { beginMSAuth }' },
  'Mutation.beginPasskey': {
    query: `mutation { beginPasskey(currentPassword: "${NO_PASSWORD}") }`,
  },
  'Mutation.beginPasskeySignIn': { query: 'mutation { beginPasskeySignIn }' },
  'Mutation.beginSecondFactor': {
    query: `mutation { beginSecondFactor(currentPassword: "${NO_PASSWORD}") { secret } }`,
  },
  'Mutation.confirmSecondFactor': { query: 'mutation { confirmSecondFactor(code: "x") }' },
  'Mutation.disconnectCalendar': { query: 'mutation { disconnectCalendar }' },
  'Mutation.getTokensFromAuthCode': { query: 'mutation { getTokensFromAuthCode(authCode: "x") }' },
  'Mutation.giveSecondFactor': { query: 'mutation { giveSecondFactor(code: "x") { _id } }' },
  'Mutation.removePasskey': { query: 'mutation { removePasskey(_id: "none") }' },
  'Mutation.removeSecondFactor': { query: 'mutation { removeSecondFactor(code: "x") }' },
  'Mutation.renamePasskey': { query: 'mutation { renamePasskey(_id: "none", name: "x") }' },
  'Mutation.renewRecoveryCodes': { query: 'mutation { renewRecoveryCodes(code: "x") }' },
  'Mutation.resetSecondFactor': {
    query: 'mutation { resetSecondFactor(userId: "user-student", reason: "matrix") }',
  },
  'Mutation.signInWithPasskey': { query: 'mutation { signInWithPasskey(response: "{}") { _id } }' },
  'Mutation.acceptTerms': { query: 'mutation { acceptTerms { _id } }' },
  'Mutation.changePassword': {
    query: `mutation { changePassword(currentPassword: "${NO_PASSWORD}", newPassword: "${NO_PASSWORD}") }`,
  },
  'Mutation.enrollAccount': {
    query: `mutation { enrollAccount(token: "x", newPassword: "${NO_PASSWORD}") }`,
  },
  'Mutation.forgotPassword': {
    query: 'mutation { forgotPassword(email: "nobody@lampstand.example") }',
  },
  'Mutation.loginWithPassword': {
    query:
      'mutation { loginWithPassword(email: "nobody@lampstand.example", password: "x") { _id } }',
  },
  'Mutation.logoutUser': { query: 'mutation { logoutUser }' },
  'Mutation.recoverPassword': {
    query: `mutation { recoverPassword(token: "x", newPassword: "${NO_PASSWORD}") }`,
  },
  'Mutation.revokeOtherSessions': {
    query: 'mutation { revokeOtherSessions }',
  },
  'Mutation.revokeSession': {
    query: 'mutation { revokeSession(_id: "none") }',
  },
  'Mutation.selfCreateAccount': {
    query:
      'mutation { selfCreateAccount(userProfileInput: { email: "student@lampstand.example", firstName: "x", lastName: "x" }, groupId: "group-cape-town-1", country: "ZAF") { _id } }',
  },
  'Mutation.sendVerifyEmail': {
    query: 'mutation { sendVerifyEmail }',
  },
  'Mutation.validateMSAuth': { query: 'mutation { validateMSAuth(code: "x") { _id } }' },
  'Mutation.verifyEmail': { query: 'mutation { verifyEmail(token: "x") }' },
};
