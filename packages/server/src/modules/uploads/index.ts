import './uploads.roots.graphql.ts';

export { copyAudio } from './audio.jobs.ts';
export { servePart } from './parts.http.ts';
export { removeStored, sweepUploads } from './sweep.jobs.ts';
export { readSubtitles } from './subtitles.rules.ts';
export {
  type AudioOfRecording,
  type CompleteUpload,
  destinationOf,
  registerUploadDestination,
} from './upload-destinations.ts';
export type { UploadItemType } from './uploads.rules.ts';
