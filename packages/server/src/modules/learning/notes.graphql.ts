import { builder } from '../../graphql/builder.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { LessonLinkRef } from '../courses/index.ts';
import type { LessonNote } from './notes.list.ts';
import { LessonNoteInputSchema } from './notes.rules.ts';
import {
  createLessonNote,
  listCourseNotes,
  listLessonNotes,
  readNote,
  removeLessonNote,
  updateLessonNote,
} from './notes.service.ts';

const LessonNoteRef = builder.objectRef<LessonNote>('LessonNote').implement({
  description: 'What somebody wrote down at a second of a lesson, for themselves or for a group.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    lessonId: t.exposeID('lessonId'),
    lesson: t.expose('lesson', { type: LessonLinkRef }),
    atSeconds: t.exposeInt('atSeconds'),
    text: t.exposeString('text'),
    groupId: t.exposeID('groupId', {
      description: 'The group that reads it; null: it is private.',
      nullable: true,
    }),
    mine: t.exposeBoolean('mine'),
    authorName: t.exposeString('authorName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const LessonNoteInput = builder.inputType('LessonNoteInput', {
  validate: LessonNoteInputSchema,
  fields: (t) => ({
    atSeconds: t.int({ required: true }),
    text: t.string({ required: true }),
    groupId: t.id({ description: 'A group that the writer facilitates: its students read it.' }),
  }),
});

builder.queryFields((t) => ({
  lessonNotes: t.field({
    type: [LessonNoteRef],
    authScopes: { user: true },
    args: { lessonId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => listLessonNotes(context, args.lessonId),
  }),
  courseNotes: t.field({
    type: [LessonNoteRef],
    authScopes: { user: true },
    args: { courseId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => listCourseNotes(context, args.courseId),
  }),
}));

builder.mutationFields((t) => ({
  createLessonNote: t.field({
    type: LessonNoteRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      lessonId: t.arg.id({ required: true }),
      lessonNoteInput: t.arg({ type: LessonNoteInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await createLessonNote(context, args._id, args.lessonId, args.lessonNoteInput);
      return readNote(context, args._id);
    },
  }),
  updateLessonNote: t.field({
    type: LessonNoteRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      lessonNoteInput: t.arg({ type: LessonNoteInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await updateLessonNote(context, args._id, args.version, args.lessonNoteInput);
      return readNote(context, args._id);
    },
  }),
  removeLessonNote: t.field({
    type: LessonNoteRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeLessonNote(context, args._id),
  }),
}));
