import { builder } from '../../graphql/builder.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { LessonRef } from './courses.refs.ts';
import { DownloadTitleSchema, LocaleSchema, SubtitlesSchema } from './lesson-files.rules.ts';
import {
  moveLessonDownload,
  removeLessonDownload,
  removeLessonMedia,
  removeLessonSubtitles,
  renameLessonDownload,
  setLessonSubtitles,
} from './lesson-files.service.ts';
import { readLesson } from './lessons.service.ts';

builder.mutationFields((t) => ({
  setLessonSubtitles: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised', wholeFile: true },
    args: {
      lessonId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true, validate: LocaleSchema }),
      text: t.arg.string({
        description: 'WebVTT or SubRip.',
        required: true,
        validate: SubtitlesSchema,
      }),
    },
    resolve: async (_root, args, context, info) => {
      await setLessonSubtitles(context, args.lessonId, args.locale, args.text);
      return readLesson(context, args.lessonId, requestedFields(info));
    },
  }),
  removeLessonMedia: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      lessonId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true, validate: LocaleSchema }),
    },
    resolve: async (_root, args, context, info) => {
      await removeLessonMedia(context, args.lessonId, args.locale);
      return readLesson(context, args.lessonId, requestedFields(info));
    },
  }),
  removeLessonSubtitles: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      lessonId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true, validate: LocaleSchema }),
    },
    resolve: async (_root, args, context, info) => {
      await removeLessonSubtitles(context, args.lessonId, args.locale);
      return readLesson(context, args.lessonId, requestedFields(info));
    },
  }),
}));

builder.mutationFields((t) => ({
  renameLessonDownload: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      title: t.arg.string({ required: true, validate: DownloadTitleSchema }),
    },
    resolve: async (_root, args, context, info) =>
      readLesson(
        context,
        await renameLessonDownload(context, args._id, args.title),
        requestedFields(info),
      ),
  }),
  moveLessonDownload: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      _id: t.arg.id({ required: true }),
      position: t.arg.int({ description: 'From 1.', required: true }),
    },
    resolve: async (_root, args, context, info) =>
      readLesson(
        context,
        await moveLessonDownload(context, args._id, args.position),
        requestedFields(info),
      ),
  }),
  removeLessonDownload: t.field({
    type: LessonRef,
    authScopes: { globalRole: 'admin' },
    extensions: { impersonation: 'raised' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context, info) =>
      readLesson(context, await removeLessonDownload(context, args._id), requestedFields(info)),
  }),
}));
