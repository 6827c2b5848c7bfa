export { serveFile } from './files.http.ts';
export { deleteFile, findFile, insertFile } from './files.repo.ts';
export { areFilesLost } from './lost-files.ts';
