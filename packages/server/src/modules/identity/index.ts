import './account-details.graphql.ts';
import './addresses.graphql.ts';
import './bulk.graphql.ts';
import './identity.graphql.ts';
import './passwords.graphql.ts';
import './region-officers.graphql.ts';
import './second-factor.graphql.ts';
import './sessions.graphql.ts';
import './sign-up.graphql.ts';

export { type DemoAccount, demoAccounts, demoAccountsSay, shutPersonas } from './demo-personas.ts';
export { erasedColumns, erasedName } from './erased.rules.ts';
export { answerForgotPassword } from './passwords.jobs.ts';
export { beginImpersonation, raiseSession } from './impersonation-session.ts';
export { beginFlow, takeFlow } from './browser-flow.repo.ts';
export { mailEnrol, mailSecurity } from './account-mails.ts';
export { beginVisit, type Callback, endVisit, type Visit } from './visit-provider.ts';
export { enter } from './enter.service.ts';
export { hashNewPassword } from './new-password.ts';
export { provePassword } from './prove-password.ts';
export { deleteSessionsOf, findAccount } from './session.repo.ts';
export type { User } from './users.list.ts';
export { wrongNames } from './person-name.rules.ts';
export { lockUser } from './users.repo.ts';
export { CountrySchema } from './sign-up.rules.ts';
export {
  EmailArgument,
  PasswordHashSchema,
  TokenArgument,
  UserInputSchema,
} from './users.rules.ts';
export { outranks } from './users.policy.ts';
export { impersonatorName } from './users.loader.ts';
export { inPerson } from './in-person.ts';
export {
  hasSessionCookie,
  identify,
  identifyMember,
  usesHttps,
  viewerOfSession,
  type Visitor,
} from './session.service.ts';
export { PersonRef, Role, UserRef } from './users.graphql.ts';
export { readEditable, readUser } from './users.service.ts';
export { viewerById, viewerOf } from './viewer-of-user.ts';
export { notEnrolled, withoutGroup } from './users-waiting.repo.ts';
export { usersHistory } from './users.history.ts';
