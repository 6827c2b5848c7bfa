import { locales } from '@lampstand/i18n';
import { builder } from '../../graphql/builder.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import type { LessonMedia } from './lesson-tree.list.ts';

/** A language's name in itself. */
const languageName = (code: string): string =>
  locales.find((locale) => locale.code === code)?.label ?? code;

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
