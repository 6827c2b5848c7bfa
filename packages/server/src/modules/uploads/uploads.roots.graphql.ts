import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { completeUpload } from './complete-upload.service.ts';
import { signParts } from './upload-info.service.ts';
import {
  SignedPartRef,
  UploadItemTypeRef,
  VideoUpload,
  VideoUploadList,
  VideoUploadStatus,
} from './uploads.graphql.ts';
import { MOST_PARTS, VideoUploadInputSchema } from './uploads.rules.ts';
import {
  abortUpload,
  listOwnUploads,
  listUploads,
  readEnded,
  readUpload,
  registerUpload,
  removeUpload,
} from './uploads.service.ts';

const VideoUploadInput = builder.inputType('VideoUploadInput', {
  validate: VideoUploadInputSchema,
  fields: (t) => ({
    videoId: t.id({
      description: 'Made by the browser: a second call finds the first one.',
      validate: ClientMadeId.nullish(),
    }),
    locale: t.string(),
    itemId: t.id({ required: true }),
    title: t.string({ required: true }),
    fileSize: t.float({ required: true, description: 'Bytes.' }),
    type: t.string({ required: true }),
    itemType: t.field({ type: UploadItemTypeRef, required: true }),
    fileName: t.string({ required: true }),
    fingerprint: t.string({ description: 'Tells one file from another of the same name.' }),
  }),
});

const VideoUploadFilter = builder.inputType('VideoUploadFilter', {
  fields: (t) => ({
    ids: t.idList(),
    q: t.string(),
    status: t.field({ type: VideoUploadStatus }),
    stuck: t.boolean({ description: 'Not ended, and nothing of it came for a day.' }),
    itemType: t.field({ type: UploadItemTypeRef }),
    userId: t.id(),
  }),
});

const VideoUploadSort = builder.inputType('VideoUploadSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('VideoUploadSortField', {
        values: ['createdAt', 'lastPartAt', 'fileName', 'fileSize'] as const,
      }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

builder.queryFields((t) => ({
  videoUpload: t.field({
    type: VideoUpload,
    authScopes: { user: true },
    args: { videoId: t.arg.id({ required: true }) },
    resolve: (_root, { videoId }, context, info) =>
      readUpload(context, videoId, requestedFields(info)),
  }),
  myUploads: t.field({
    type: [VideoUpload],
    authScopes: { user: true },
    description: 'What the person began and did not end, the newest first.',
    resolve: (_root, _args, context, info) => listOwnUploads(context, requestedFields(info)),
  }),
  videoUploads: t.field({
    type: VideoUploadList,
    authScopes: { globalRole: 'superadmin' },
    args: {
      filter: t.arg({ type: VideoUploadFilter }),
      sort: t.arg({ type: VideoUploadSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context, info) =>
      listUploads(context, { ...args, relations: requestedFields(info, ['items']) }),
  }),
}));

builder.mutationFields((t) => ({
  getMultipartVideoUploadInfo: t.field({
    type: VideoUpload,
    authScopes: { user: true },
    extensions: { impersonation: 'raised' },
    description: 'Registers an upload, or finds the one of the same id and signs its links anew.',
    args: { videoUploadInput: t.arg({ type: VideoUploadInput, required: true }) },
    resolve: async (_root, { videoUploadInput }, context, info) =>
      readUpload(context, await registerUpload(context, videoUploadInput), requestedFields(info)),
  }),
  signUploadParts: t.field({
    type: [SignedPartRef],
    authScopes: { user: true },
    extensions: { impersonation: 'raised' },
    args: {
      videoId: t.arg.id({ required: true }),
      partNumbers: t.arg.intList({
        required: true,
        validate: z.array(z.int()).max(MOST_PARTS),
        extensions: { mostEntries: MOST_PARTS },
      }),
    },
    resolve: (_root, { videoId, partNumbers }, context) => signParts(context, videoId, partNumbers),
  }),
  completeMultipartVideoUpload: t.field({
    type: VideoUpload,
    authScopes: { user: true },
    extensions: { impersonation: 'raised' },
    args: { videoId: t.arg.id({ required: true }) },
    resolve: async (_root, { videoId }, context, info) =>
      readUpload(context, await completeUpload(context, videoId), requestedFields(info)),
  }),
  abortMultipartVideoUpload: t.field({
    type: VideoUpload,
    authScopes: { user: true },
    extensions: { impersonation: 'raised' },
    args: { videoId: t.arg.id({ required: true }) },
    resolve: async (_root, { videoId }, context, info) =>
      readEnded(context, await abortUpload(context, videoId), requestedFields(info)),
  }),
  removeVideoUpload: t.field({
    type: VideoUpload,
    authScopes: { globalRole: 'superadmin' },
    args: { videoId: t.arg.id({ required: true }) },
    resolve: async (_root, { videoId }, context, info) =>
      readEnded(context, await removeUpload(context, videoId), requestedFields(info)),
  }),
}));
