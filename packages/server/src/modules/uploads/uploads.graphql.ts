import { builder } from '../../graphql/builder.ts';
import type { StoredPart } from '../../platform/file-store.ts';
import type { List } from '../../platform/list.ts';
import { uploadInfo, type SignedPart, type UploadInfo } from './upload-info.service.ts';
import type { ListedUpload } from './uploads.list.ts';
import { uploadItemTypes, uploadStatuses } from './uploads.rules.ts';

export const UploadItemTypeRef = builder.enumType('UploadItemType', { values: uploadItemTypes });

export const VideoUploadStatus = builder.enumType('VideoUploadStatus', { values: uploadStatuses });

const UploadedPart = builder.objectRef<StoredPart>('UploadedPart').implement({
  description: 'A part of the file that is there.',
  fields: (t) => ({
    partNumber: t.exposeInt('partNumber', { description: 'From 1.' }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    etag: t.exposeString('etag', {
      description:
        'As the header of that name: the SHA-256 (hex) where the sender told it to our own server. Empty once the parts are put together.',
    }),
  }),
});

export const SignedPartRef = builder.objectRef<SignedPart>('SignedPart').implement({
  fields: (t) => ({
    partNumber: t.exposeInt('partNumber'),
    url: t.exposeString('url', { description: 'Takes the part by PUT, for an hour.' }),
  }),
});

const VideoUploadInfo = builder.objectRef<UploadInfo>('VideoUploadInfo').implement({
  description: 'What a browser needs to send what is still missing.',
  fields: (t) => ({
    multipartUploadId: t.exposeString('multipartUploadId'),
    multipartUploadToken: t.exposeString('multipartUploadToken'),
    partsCount: t.exposeInt('partsCount'),
    partSize: t.exposeInt('partSize', { description: 'Bytes of every part but the last.' }),
    partUploadUrls: t.exposeStringList('partUploadUrls', {
      description: 'For each part, in order; empty for one that is there.',
    }),
    uploadedParts: t.expose('uploadedParts', { type: [UploadedPart] }),
    checksum: t.exposeString('checksum', {
      nullable: true,
      description:
        'Once all parts are there: the SHA-256 (hex) of the SHA-256 of all parts, one after the other. Null where one came without its sum.',
    }),
    completed: t.exposeBoolean('completed'),
  }),
});

export const VideoUpload = builder.objectRef<ListedUpload>('VideoUpload').implement({
  description: 'A file on its way to a lesson, a course or a person, or one that arrived.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    videoId: t.exposeID('_id'),
    status: t.expose('status', { type: VideoUploadStatus }),
    itemType: t.expose('itemType', { type: UploadItemTypeRef }),
    itemId: t.exposeID('itemId'),
    locale: t.exposeString('locale', { nullable: true }),
    title: t.exposeString('title'),
    fileName: t.exposeString('fileName'),
    fileSize: t.exposeFloat('fileSize', { description: 'Bytes.' }),
    type: t.exposeString('type', { description: 'What the browser takes it for.' }),
    fingerprint: t.exposeString('fingerprint', { nullable: true }),
    error: t.string({
      description: 'Why it failed, as the id of a message.',
      nullable: true,
      resolve: ({ error }) => error?.key ?? null,
    }),
    errorText: t.string({
      description: 'Why it failed, in the language of the request.',
      nullable: true,
      resolve: ({ error }, _args, { t: say }) =>
        error ? say.dynamic(error.key, error.args ?? {}) : null,
    }),
    checksum: t.exposeString('checksum', {
      nullable: true,
      description: 'Of a file that is complete: see the field of that name of `uploadInfo`.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdByName: t.exposeString('createdByName', { nullable: true }),
    lastPartAt: t.expose('lastPartAt', {
      type: 'DateTime',
      description: 'When the last part came; looked up once an hour.',
    }),
    uploadInfo: t.field({
      type: VideoUploadInfo,
      resolve: (upload, _args, context) => uploadInfo(context, upload),
    }),
  }),
});

export const VideoUploadList = builder.objectRef<List<ListedUpload>>('VideoUploadList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [VideoUpload] }),
    total: t.exposeInt('total'),
  }),
});
