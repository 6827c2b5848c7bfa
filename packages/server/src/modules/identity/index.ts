import './account-details.graphql.ts';
import './addresses.graphql.ts';
import './bulk.graphql.ts';
import './history.graphql.ts';
import './identity.graphql.ts';
import './passwords.graphql.ts';
import './sessions.graphql.ts';
import './sign-up.graphql.ts';

export { answerForgotPassword } from './passwords.jobs.ts';
export { beginImpersonation } from './impersonation-session.ts';
export { inPerson } from './in-person.ts';
export { hasSessionCookie, identify, usesHttps, type Visitor } from './session.service.ts';
export { PersonRef, UserRef } from './users.graphql.ts';
export { readEditable, readUser } from './users.service.ts';
