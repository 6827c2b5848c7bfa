export { serveFile } from './files.http.ts';
