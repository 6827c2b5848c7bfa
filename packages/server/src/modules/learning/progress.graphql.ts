import { builder } from '../../graphql/builder.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { DeviceKind, LessonProgressRef } from '../courses/index.ts';
import { LessonProgressInputSchema } from './progress.rules.ts';
import { markLessonRead, recordCourseActivity, saveLessonProgress } from './progress.service.ts';

const SecondsRangeInput = builder.inputType('SecondsRangeInput', {
  description: 'Seconds of a recording, the last one left out.',
  fields: (t) => ({
    from: t.int({ required: true }),
    to: t.int({ required: true }),
  }),
});

const LessonProgressInput = builder.inputType('LessonProgressInput', {
  validate: LessonProgressInputSchema,
  fields: (t) => ({
    lessonId: t.id({ required: true }),
    positionSeconds: t.int({ required: true }),
    playbackSpeed: t.float({ required: true }),
    completed: t.boolean({
      description: 'Counts for recordings of unknown length; of others the seconds seen do.',
      required: true,
    }),
    watched: t.field({
      description:
        'What was seen since the page was opened, all of it each time: what a lost answer or a bound left out comes with the next one.',
      type: [SecondsRangeInput],
    }),
    deviceId: t.string({
      description: 'Made and kept by the browser.',
      validate: ClientMadeId.nullish(),
    }),
    deviceKind: t.field({ type: DeviceKind }),
    playedAt: t.field({
      description: 'When the position was reached, by the clock of the device; absent: now.',
      type: 'DateTime',
    }),
  }),
});

builder.mutationFields((t) => ({
  recordCourseActivity: t.boolean({
    authScopes: { user: true },
    args: { courseId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await recordCourseActivity(context, args.courseId);
      return true;
    },
  }),
  saveLessonProgress: t.field({
    type: LessonProgressRef,
    authScopes: { user: true },
    args: { lessonProgressInput: t.arg({ type: LessonProgressInput, required: true }) },
    resolve: (_root, args, context) => saveLessonProgress(context, args.lessonProgressInput),
  }),
  markLessonRead: t.field({
    type: LessonProgressRef,
    authScopes: { user: true },
    args: { lessonId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => markLessonRead(context, args.lessonId),
  }),
}));
