export { serveFile } from './files.http.ts';
export { deleteFile, findFile, insertFile } from './files.repo.ts';
