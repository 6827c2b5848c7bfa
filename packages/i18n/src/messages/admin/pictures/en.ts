export const adminPictures = {
  title: 'Picture',
  none: 'No picture yet.',
  upload: 'Upload a picture',
  removeTitle: 'Remove the picture?',
  removed: 'The picture is removed.',
} as const;
