import { builder } from '../../graphql/builder.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { CourseLinkRef, LessonKind, LessonLinkRef } from './courses.refs.ts';
import { DownloadRef, RecordingRef, SubtitleRef } from './media.graphql.ts';
import { bestRecording } from './recordings.rules.ts';
import { LessonProgressInputSchema } from './progress.rules.ts';
import { readStudentLesson, saveLessonProgress } from './student-courses.service.ts';
import type { LessonProgress, StudentLesson } from './student-lessons.repo.ts';

const LessonProgressRef = builder.objectRef<LessonProgress>('LessonProgress').implement({
  fields: (t) => ({
    // One person has one progress per lesson, also before it is first saved.
    _id: t.id({ resolve: ({ userId, lessonId }) => `${userId}:${lessonId}` }),
    lessonId: t.exposeID('lessonId'),
    positionSeconds: t.exposeInt('positionSeconds'),
    playbackSpeed: t.exposeFloat('playbackSpeed'),
    completed: t.exposeBoolean('completed'),
  }),
});

export const StudentLessonRef = builder.objectRef<StudentLesson>('StudentLesson').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { nullable: true }),
    kind: t.expose('kind', { type: LessonKind }),
    position: t.exposeInt('position'),
    durationSeconds: t.exposeInt('durationSeconds', { nullable: true }),
    mediaUrl: t.string({
      nullable: true,
      resolve: ({ media }, _args, { services, locale }) => {
        const played = bestRecording(media.recordings, locale);
        return played && signedFileUrl(services, played.fileId);
      },
    }),
    mediaContentType: t.string({
      nullable: true,
      resolve: ({ media }, _args, { locale }) =>
        bestRecording(media.recordings, locale)?.contentType,
    }),
    media: t.field({ type: [RecordingRef], resolve: ({ media }) => media.recordings }),
    subtitles: t.field({ type: [SubtitleRef], resolve: ({ media }) => media.subtitles }),
    downloads: t.field({ type: [DownloadRef], resolve: ({ media }) => media.downloads }),
    course: t.expose('course', { type: CourseLinkRef }),
    progress: t.expose('progress', { type: LessonProgressRef }),
    previous: t.expose('previous', { type: LessonLinkRef, nullable: true }),
    next: t.expose('next', { type: LessonLinkRef, nullable: true }),
  }),
});

const LessonProgressInput = builder.inputType('LessonProgressInput', {
  validate: LessonProgressInputSchema,
  fields: (t) => ({
    lessonId: t.id({ required: true }),
    positionSeconds: t.int({ required: true }),
    playbackSpeed: t.float({ required: true }),
    completed: t.boolean({ required: true }),
  }),
});

builder.queryField('studentLesson', (t) =>
  t.field({
    type: StudentLessonRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => readStudentLesson(context, args._id),
  }),
);

builder.mutationField('saveLessonProgress', (t) =>
  t.field({
    type: LessonProgressRef,
    authScopes: { user: true },
    args: { lessonProgressInput: t.arg({ type: LessonProgressInput, required: true }) },
    resolve: (_root, args, context) => saveLessonProgress(context, args.lessonProgressInput),
  }),
);
