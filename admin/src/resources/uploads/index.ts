import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const uploads = {
  name: 'uploads',
  binding: () => import('./uploads.binding.ts').then((file) => file.uploadsBinding),
  recordRepresentation: 'fileName',
  list: seldomScreen(() => import('./UploadList.tsx').then((file) => file.UploadList)),
};
