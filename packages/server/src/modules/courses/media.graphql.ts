import { locales } from '@lampstand/i18n';
import { builder } from '../../graphql/builder.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import type { LessonMedia, Recording } from './lesson-tree.list.ts';

/** A language's name in itself. */
const languageName = (code: string): string =>
  locales.find((locale) => locale.code === code)?.label ?? code;

export const RecordingRef = builder.objectRef<Recording>('LessonMedia').implement({
  description: 'What a lesson plays in one language.',
  fields: (t) => ({
    locale: t.exposeString('locale'),
    label: t.string({
      description: "The language's name in itself.",
      resolve: ({ locale }) => languageName(locale),
    }),
    fileName: t.exposeString('fileName'),
    mediaUrl: t.string({
      resolve: ({ fileId }, _args, { services }) => signedFileUrl(services, fileId),
    }),
    mediaContentType: t.exposeString('contentType'),
    mediaSize: t.exposeFloat('size', { description: 'Bytes.' }),
    audioUrl: t.string({
      description: 'The sound alone.',
      nullable: true,
      resolve: ({ audioFileId }, _args, { services }) =>
        audioFileId === null ? null : signedFileUrl(services, audioFileId),
    }),
    audioSize: t.exposeFloat('audioSize', { description: 'Bytes.', nullable: true }),
    durationSeconds: t.exposeInt('durationSeconds', { nullable: true }),
  }),
});

export const SubtitleRef = builder
  .objectRef<LessonMedia['subtitles'][number]>('Subtitle')
  .implement({
    fields: (t) => ({
      locale: t.exposeString('locale'),
      label: t.string({ resolve: ({ locale }) => languageName(locale) }),
      url: t.string({
        resolve: ({ fileId }, _args, { services }) => signedFileUrl(services, fileId),
      }),
    }),
  });

export const DownloadRef = builder
  .objectRef<LessonMedia['downloads'][number]>('Download')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      title: t.exposeString('title'),
      url: t.string({
        resolve: ({ fileId, fileName }, _args, { services }) =>
          signedFileUrl(services, fileId, { download: fileName }),
      }),
      contentType: t.exposeString('contentType'),
      size: t.exposeInt('size'),
    }),
  });
