import './documents.graphql.ts';

export { cleanHtml, wordsOf } from './clean-html.ts';
export { documentsHistory } from './documents.history.ts';
