import { builder } from '../../graphql/builder.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { SavedCommentInputSchema } from './assignments.rules.ts';
import type { SavedCommentRow } from './assignments.table.ts';
import {
  createSavedComment,
  listSavedComments,
  removeSavedComment,
  updateSavedComment,
} from './saved-comments.service.ts';

const SavedCommentRef = builder.objectRef<SavedCommentRow>('SavedComment').implement({
  description: 'What somebody who grades writes again and again, for themselves.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    locale: t.exposeString('locale'),
    text: t.exposeString('text'),
    usedCount: t.exposeInt('usedCount'),
  }),
});

builder.queryFields((t) => ({
  savedComments: t.field({
    type: [SavedCommentRef],
    authScopes: { user: true },
    args: { locale: t.arg.string() },
    resolve: (_root, args, context) => listSavedComments(context, args.locale),
  }),
}));

const SavedCommentInput = builder.inputType('SavedCommentInput', {
  validate: SavedCommentInputSchema,
  fields: (t) => ({
    locale: t.string({ required: true }),
    text: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  createSavedComment: t.field({
    type: SavedCommentRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true, validate: ClientMadeId }),
      savedCommentInput: t.arg({ type: SavedCommentInput, required: true }),
    },
    resolve: (_root, args, context) =>
      createSavedComment(context, args._id, args.savedCommentInput),
  }),
  updateSavedComment: t.field({
    type: SavedCommentRef,
    authScopes: { user: true },
    args: {
      _id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      savedCommentInput: t.arg({ type: SavedCommentInput, required: true }),
    },
    resolve: (_root, args, context) =>
      updateSavedComment(context, args._id, args.version, args.savedCommentInput),
  }),
  removeSavedComment: t.field({
    type: SavedCommentRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => removeSavedComment(context, args._id),
  }),
}));
