import './documents.graphql.ts';

export { Audience } from './documents.graphql.ts';
export { documentsHistory } from './documents.history.ts';
export { belongsToAudience } from './documents.list.ts';
export { type Audience as AudienceName, audiencesOf } from './documents.rules.ts';
