import './identity.graphql.ts';
export { identify, type Visitor } from './session.service.ts';
