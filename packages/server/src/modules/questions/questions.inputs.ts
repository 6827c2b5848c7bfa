import { builder } from '../../graphql/builder.ts';
import { QuestionInputSchema } from './question-input.rules.ts';
import { PartRoleRef, QuestionKindRef } from './questions.refs.ts';

const LocaleTextInput = builder.inputType('LocaleTextInput', {
  fields: (t) => ({
    locale: t.string({ required: true }),
    text: t.string({ required: true }),
  }),
});

const QuestionPartInput = builder.inputType('QuestionPartInput', {
  fields: (t) => ({
    _id: t.id({ required: true, description: 'Made by the browser, kept through all versions.' }),
    role: t.field({ type: PartRoleRef, required: true }),
    texts: t.field({ type: [LocaleTextInput], required: true }),
  }),
});

const AnswerPairInput = builder.inputType('AnswerPairInput', {
  fields: (t) => ({
    promptId: t.id({ required: true }),
    optionId: t.id({ required: true }),
  }),
});

const AcceptedBlankInput = builder.inputType('AcceptedBlankInput', {
  fields: (t) => ({
    blankId: t.id({ required: true }),
    accepted: t.stringList({ required: true }),
  }),
});

const QuestionKeyInput = builder.inputType('QuestionKeyInput', {
  fields: (t) => ({
    choiceIds: t.idList({ required: true }),
    pairs: t.field({ type: [AnswerPairInput], required: true }),
    order: t.idList({ required: true }),
    blanks: t.field({ type: [AcceptedBlankInput], required: true }),
    number: t.string(),
    tolerance: t.string(),
    accepted: t.stringList({ required: true }),
    caseSensitive: t.boolean({ required: true }),
    partial: t.boolean({ required: true }),
    guidance: t.string(),
  }),
});

export const QuestionInputRef = builder.inputType('QuestionInput', {
  validate: QuestionInputSchema,
  fields: (t) => ({
    courseId: t.id({ required: true }),
    poolId: t.id(),
    kind: t.field({ type: QuestionKindRef, required: true }),
    texts: t.field({ type: [LocaleTextInput], required: true }),
    parts: t.field({ type: [QuestionPartInput], required: true }),
    maxWords: t.int(),
    unit: t.string(),
    key: t.field({ type: QuestionKeyInput, required: true }),
    archived: t.boolean(),
  }),
});
