import './translations.graphql.ts';

export { followPublishedTexts } from './published-texts.ts';
