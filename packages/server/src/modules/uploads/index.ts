import './uploads.roots.graphql.ts';

export { copyAudio } from './audio.jobs.ts';
export { servePart } from './parts.http.ts';
export type { Probe } from './probe.types.ts';
export { removeStored, sweepUploads } from './sweep.jobs.ts';
export { readSubtitles } from './subtitles.rules.ts';
export {
  type AudioOfRecording,
  type CompleteUpload,
  destinationOf,
  type KeptFile,
  registerUploadDestination,
  type UploadDestination,
} from './upload-destinations.ts';
export type { UploadItemType } from './uploads.rules.ts';
