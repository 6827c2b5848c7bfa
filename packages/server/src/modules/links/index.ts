import './links.graphql.ts';

export { linksHistory } from './links.history.ts';
