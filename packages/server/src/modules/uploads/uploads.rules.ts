/** What an uploaded file may be for. */
export const uploadItemTypes = [
  'LESSON_RECORDING',
  'LESSON_AUDIO',
  'LESSON_SUBTITLES',
  'LESSON_DOWNLOAD',
  'COURSE_IMAGE',
  'TEACHER_PICTURE',
] as const;

export type UploadItemType = (typeof uploadItemTypes)[number];
