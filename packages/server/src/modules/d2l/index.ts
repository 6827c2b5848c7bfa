import './d2l.graphql.ts';

export { serveTicket } from './d2l.http.ts';
export { D2L_PATH } from './d2l.service.ts';
