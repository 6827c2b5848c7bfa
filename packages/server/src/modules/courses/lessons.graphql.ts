import type { Context } from '../../graphql/context.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { courseLoader, lessonMediaLoader } from './courses.loader.ts';
import { CourseRef, LessonKind, LessonRef } from './courses.refs.ts';
import type { LessonMedia } from './lesson-tree.list.ts';
import type { Lesson } from './lessons.list.ts';
import { DownloadRef, SubtitleRef } from './media.graphql.ts';

async function mediaOf(context: Context, lesson: Lesson): Promise<Partial<LessonMedia>> {
  return lesson.media ?? (await lessonMediaLoader.load(context, lesson._id)) ?? {};
}

LessonRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    courseId: t.exposeID('courseId'),
    course: t.field({
      type: CourseRef,
      resolve: async (lesson, _args, context) => {
        const course = lesson.course ?? (await courseLoader.load(context, lesson.courseId));
        if (!course) throw new Error(`Course ${lesson.courseId} of a lesson could not be read`);
        return course;
      },
    }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    kind: t.expose('kind', { type: LessonKind }),
    position: t.exposeInt('position'),
    published: t.exposeBoolean('published'),
    durationSeconds: t.exposeInt('durationSeconds', { nullable: true }),
    mediaUrl: t.string({
      nullable: true,
      resolve: ({ mediaFileId }, _args, { services }) =>
        mediaFileId === null ? null : signedFileUrl(services, mediaFileId),
    }),
    mediaContentType: t.string({
      nullable: true,
      resolve: async (lesson, _args, context) => (await mediaOf(context, lesson)).contentType,
    }),
    subtitles: t.field({
      type: [SubtitleRef],
      resolve: async (lesson, _args, context) => (await mediaOf(context, lesson)).subtitles ?? [],
    }),
    downloads: t.field({
      type: [DownloadRef],
      resolve: async (lesson, _args, context) => (await mediaOf(context, lesson)).downloads ?? [],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
