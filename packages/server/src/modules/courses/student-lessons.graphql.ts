import { builder } from '../../graphql/builder.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { GroupLinkRef } from '../groups/index.ts';
import { deviceKinds } from '../learning/learning.table.ts';
import { CourseLinkRef, LessonKind, LessonLinkRef } from './courses.refs.ts';
import { lessonText } from './lesson-text.ts';
import { DownloadRef, RecordingRef, SubtitleRef } from './media.graphql.ts';
import { bestRecording } from './recordings.rules.ts';
import { readStudentLesson } from './student-courses.service.ts';
import type { StudentLesson } from './student-lessons.repo.ts';
import type { LessonProgress } from './student-progress.list.ts';

export const DeviceKind = builder.enumType('DeviceKind', { values: deviceKinds });

const SecondsRange = builder
  .objectRef<LessonProgress['watched'][number]>('SecondsRange')
  .implement({
    description: 'Seconds of a recording, the last one left out.',
    fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to') }),
  });

const OtherDevice = builder
  .objectRef<NonNullable<LessonProgress['otherDevice']>>('OtherDevice')
  .implement({
    description: 'Where the person was on another device.',
    fields: (t) => ({
      deviceKind: t.expose('deviceKind', { type: DeviceKind }),
      positionSeconds: t.exposeInt('positionSeconds'),
      playedAt: t.expose('playedAt', { type: 'DateTime' }),
    }),
  });

export const LessonProgressRef = builder.objectRef<LessonProgress>('LessonProgress').implement({
  fields: (t) => ({
    // One person has one progress per lesson, also before it is first saved.
    _id: t.id({ resolve: ({ userId, lessonId }) => `${userId}:${lessonId}` }),
    lessonId: t.exposeID('lessonId'),
    positionSeconds: t.exposeInt('positionSeconds', {
      description: 'Where this device was last; where it never was, the latest place of any.',
    }),
    playbackSpeed: t.exposeFloat('playbackSpeed'),
    completed: t.exposeBoolean('completed'),
    watched: t.expose('watched', {
      description: 'What was seen on any device, in order and united.',
      type: [SecondsRange],
    }),
    seenPercent: t.exposeInt('seenPercent'),
    begunAt: t.expose('begunAt', { type: 'DateTime', nullable: true }),
    otherDevice: t.expose('otherDevice', {
      description: 'Where it makes a difference: a later place on another device.',
      type: OtherDevice,
      nullable: true,
    }),
  }),
});

/** What the lesson plays to the person: in the language they chose for it, or that of the page. */
const playedOf = ({ media, locale }: StudentLesson, pageLocale: string) =>
  bestRecording(media.recordings, locale ?? pageLocale);

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
      resolve: (lesson, _args, { services, locale }) => {
        const played = playedOf(lesson, locale);
        return played && signedFileUrl(services, played.fileId);
      },
    }),
    mediaContentType: t.string({
      nullable: true,
      resolve: (lesson, _args, { locale }) => playedOf(lesson, locale)?.contentType,
    }),
    media: t.field({ type: [RecordingRef], resolve: ({ media }) => media.recordings }),
    subtitles: t.field({ type: [SubtitleRef], resolve: ({ media }) => media.subtitles }),
    downloads: t.field({ type: [DownloadRef], resolve: ({ media }) => media.downloads }),
    content: t.string({
      description: 'What a lesson of the kind TEXT says: clean HTML.',
      nullable: true,
      resolve: ({ _id, content }, _args, context) =>
        content && lessonText.read(context, _id, content),
    }),
    releasedAt: t.expose('releasedAt', {
      description: 'When it opens to the person; null: it is open.',
      type: 'DateTime',
      nullable: true,
    }),
    noSkipping: t.exposeBoolean('noSkipping', {
      description: 'Nobody goes further than they have seen, the first time.',
    }),
    minimumSeenPercent: t.exposeInt('minimumSeenPercent', {
      description: "What must be seen of it before the course's exams open.",
      nullable: true,
    }),
    facilitatedGroups: t.expose('facilitatedGroups', {
      description: 'Groups with the lesson that the person facilitates: notes can be pinned there.',
      type: [GroupLinkRef],
    }),
    course: t.expose('course', { type: CourseLinkRef }),
    progress: t.expose('progress', { type: LessonProgressRef }),
    previous: t.expose('previous', { type: LessonLinkRef, nullable: true }),
    next: t.expose('next', { type: LessonLinkRef, nullable: true }),
  }),
});

builder.queryField('studentLesson', (t) =>
  t.field({
    type: StudentLessonRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      deviceId: t.arg.string({ description: 'The device that asks: see LessonProgressInput.' }),
      locale: t.arg.string({ description: 'The language in which it is to be played.' }),
    },
    resolve: (_root, args, context) =>
      readStudentLesson(context, args._id, {
        deviceId: args.deviceId ?? null,
        locale: args.locale ?? null,
      }),
  }),
);
