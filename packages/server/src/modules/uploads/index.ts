import './uploads.roots.graphql.ts';

export { servePart } from './parts.http.ts';
export type { Probe } from './probe.types.ts';
export { readSubtitles } from './subtitles.rules.ts';
export {
  type AudioOfRecording,
  type CompleteUpload,
  type KeptFile,
  registerUploadDestination,
  type UploadDestination,
} from './upload-destinations.ts';
