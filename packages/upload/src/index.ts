export type { UploadEngine } from './engine/engine.ts';
export type { ChosenFile, Upload, UploadItemType, UploadTarget } from './engine/upload.ts';
export type { AcceptedTypes } from './browser/pick-file.ts';
export {
  createUploadAccess,
  UploadContext,
  type UploadAccess,
  type UploadAccessOptions,
} from './react/upload-access.ts';
export { UploadButton, type UploadButtonProps } from './react/UploadButton.tsx';
export { UploadDropZone, type UploadDropZoneProps } from './react/UploadDropZone.tsx';
