import { fakeServer } from './fake-server.ts';

const upload = {
  locale: 'en',
  itemId: 'l-1',
  title: 'Genesis 1',
  errorText: null,
  checksum: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  createdByName: 'Daniel Okafor',
  lastPartAt: '2026-03-01T09:00:00.000Z',
};

const uploads = [
  {
    ...upload,
    _id: 'u-recording',
    status: 'UPLOADING',
    itemType: 'LESSON_RECORDING',
    fileName: 'genesis-1.mp4',
    fileSize: 2_147_483_648,
  },
  {
    ...upload,
    _id: 'u-picture',
    status: 'FAILED',
    itemType: 'TEACHER_PICTURE',
    itemId: 't-1',
    fileName: 'picture.tiff',
    fileSize: 40_000,
    errorText: 'This file is not a picture of the kinds PNG, JPEG, WebP, GIF or AVIF.',
    createdByName: null,
  },
];

/** The pretended server with a recording on its way and a picture that was refused. */
export const uploadsServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    videoUploads: () => ({ items: uploads, total: uploads.length }),
    removeVideoUpload: ({ videoId }) => uploads.find(({ _id }) => _id === videoId),
    ...overrides,
  });
