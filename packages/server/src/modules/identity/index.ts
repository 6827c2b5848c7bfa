import './identity.graphql.ts';

export { identify, usesHttps, type Visitor } from './session.service.ts';
export { PersonRef, UserRef } from './users.graphql.ts';
