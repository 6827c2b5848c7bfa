import './identity.graphql.ts';
import './passwords.graphql.ts';
import './sign-up.graphql.ts';

export { answerForgotPassword } from './passwords.jobs.ts';
export { identify, usesHttps, type Visitor } from './session.service.ts';
export { PersonRef, UserRef } from './users.graphql.ts';
