import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import {
  courseLoader,
  lessonChecksLoader,
  lessonContentLoader,
  lessonMediaLoader,
} from './courses.loader.ts';
import { CourseRef, LessonKind, LessonRef } from './courses.refs.ts';
import { lessonText } from './lesson-text.ts';
import type { LessonCheck, LessonMedia, Recording } from './lesson-tree.list.ts';
import type { Lesson } from './lessons.list.ts';
import { DownloadRef, RecordingRef, SubtitleRef } from './media.graphql.ts';
import { bestRecording } from './recordings.rules.ts';

async function mediaOf(context: Context, lesson: Lesson): Promise<Partial<LessonMedia>> {
  return lesson.media ?? (await lessonMediaLoader.load(context, lesson._id)) ?? {};
}

/** What it plays to the person who asks. */
async function playedOf(context: Context, lesson: Lesson): Promise<Recording | undefined> {
  return bestRecording((await mediaOf(context, lesson)).recordings ?? [], context.locale);
}

const LessonCheckRef = builder.objectRef<LessonCheck>('LessonCheck').implement({
  description: 'A question of the bank that a recording asks at one of its seconds.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    atSeconds: t.exposeInt('atSeconds'),
    questionId: t.exposeID('questionId'),
    questionTitle: t.exposeString('questionTitle'),
  }),
});

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
    content: t.string({
      description: 'What a lesson of the kind TEXT says: clean HTML.',
      nullable: true,
      resolve: async (lesson, _args, context) => {
        const content =
          lesson.content === undefined
            ? await lessonContentLoader.load(context, lesson._id)
            : lesson.content;
        return content ? lessonText.read(context, lesson._id, content) : null;
      },
    }),
    releaseAfterDays: t.exposeInt('releaseAfterDays', {
      description: 'Days after the course began in a group; null: at once.',
      nullable: true,
    }),
    noSkipping: t.exposeBoolean('noSkipping', {
      description: 'Nobody goes further than they have seen, the first time.',
    }),
    minimumSeenPercent: t.exposeInt('minimumSeenPercent', {
      description: "What must be seen of it before the course's exams open.",
      nullable: true,
    }),
    mediaUrl: t.string({
      nullable: true,
      resolve: async (lesson, _args, context) => {
        const played = await playedOf(context, lesson);
        return played && signedFileUrl(context.services, played.fileId);
      },
    }),
    mediaContentType: t.string({
      nullable: true,
      resolve: async (lesson, _args, context) => (await playedOf(context, lesson))?.contentType,
    }),
    media: t.field({
      description: "What it plays in each language, the course's own first.",
      type: [RecordingRef],
      resolve: async (lesson, _args, context) => (await mediaOf(context, lesson)).recordings ?? [],
    }),
    subtitles: t.field({
      type: [SubtitleRef],
      resolve: async (lesson, _args, context) => (await mediaOf(context, lesson)).subtitles ?? [],
    }),
    downloads: t.field({
      type: [DownloadRef],
      resolve: async (lesson, _args, context) => (await mediaOf(context, lesson)).downloads ?? [],
    }),
    checks: t.field({
      description: 'What its recording stops for and asks, in its order.',
      type: [LessonCheckRef],
      resolve: async (lesson, _args, context) =>
        lesson.checks ?? (await lessonChecksLoader.load(context, lesson._id)) ?? [],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
