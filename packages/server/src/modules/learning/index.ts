import './progress.graphql.ts';
import './checks.graphql.ts';
import './notes.graphql.ts';
import './group-progress.graphql.ts';

export { serveNotes } from './notes-pdf.http.ts';
