import { listVerb, recordVerb, type Binding } from '../../data/binding.ts';
import {
  UploadsListDocument,
  UploadsOneDocument,
  UploadsRemoveDocument,
} from './uploads.generated.ts';

export const uploadsBinding = {
  list: listVerb({
    document: UploadsListDocument,
    read: ({ videoUploads }) => videoUploads,
    sorts: ['createdAt', 'lastPartAt', 'fileName', 'fileSize'],
    filters: { ids: true, q: true, status: true, stuck: true, itemType: true, userId: true },
  }),
  one: recordVerb(
    UploadsOneDocument,
    (id: string) => ({ id }),
    ({ videoUpload }) => videoUpload,
  ),
  remove: recordVerb(
    UploadsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeVideoUpload }) => removeVideoUpload,
  ),
} satisfies Binding;
