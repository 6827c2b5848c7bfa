import { list, type Try } from './try.ts';

const input = {
  videoId: '00000000-0000-7000-8000-000000000009',
  itemId: 'lesson-bib101-1',
  itemType: 'LESSON_DOWNLOAD',
  title: 'x',
  fileName: 'x',
  fileSize: 0,
  type: '',
};

const of = (operation: string, field: string, more = ''): Try => ({
  query: `${operation} { ${field}(videoId: "upload-spare"${more}) { _id } }`,
});

/** How the root fields of uploads are tried: an empty file, and an upload that is complete. */
export const uploadTries: Readonly<Record<string, Try>> = {
  'Query.myUploads': { query: '{ myUploads { _id } }' },
  'Query.videoUpload': of('query', 'videoUpload'),
  'Query.videoUploads': list('videoUploads'),
  'Mutation.abortMultipartVideoUpload': of('mutation', 'abortMultipartVideoUpload'),
  'Mutation.completeMultipartVideoUpload': of('mutation', 'completeMultipartVideoUpload'),
  'Mutation.getMultipartVideoUploadInfo': {
    query:
      'mutation ($input: VideoUploadInput!) { getMultipartVideoUploadInfo(videoUploadInput: $input) { _id } }',
    variables: { input },
  },
  'Mutation.removeVideoUpload': of('mutation', 'removeVideoUpload'),
  'Mutation.signUploadParts': {
    query: 'mutation { signUploadParts(videoId: "upload-spare", partNumbers: [1]) { partNumber } }',
  },
};
