import './documents.graphql.ts';

export { cleanHtml, wordsOf } from './clean-html.ts';
