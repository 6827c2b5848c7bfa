import './erase.graphql.ts';
import './export.graphql.ts';
import './merge.graphql.ts';
import './undo-merger.graphql.ts';

export { serveExport } from './export.http.ts';
export { EXPORTS_PATH } from './export.service.ts';
