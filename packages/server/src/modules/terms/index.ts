import './terms.graphql.ts';

export { termFields } from './terms.list.ts';
export { lockTerm } from './terms.repo.ts';
export { TermRef } from './terms.graphql.ts';
export { termsHistory } from './terms.history.ts';
