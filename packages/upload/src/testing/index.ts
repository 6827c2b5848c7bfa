export { fakeUploads } from './fake-uploads.ts';
