import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { ClientMadeId } from '../../platform/client-made-id.ts';
import { LessonProgressRef, type StudentCheck, StudentLessonRef } from '../courses/index.ts';
import { contentIn, GivenAnswerInput } from '../exams/index.ts';
import { QuestionKindRef } from '../questions/index.ts';
import { answerLessonCheck, type CheckAnswer, previewLessonCheck } from './checks.service.ts';

/** What it asks, in the language of the page, or else the course's. */
function shownIn({ content, courseLocale }: StudentCheck, locale: string) {
  const ids = content.parts.map(({ _id }) => _id);
  return contentIn(content, { locale, fallback: courseLocale }, ids);
}

const LessonCheckChoice = builder
  .objectRef<{ readonly _id: string; readonly text: string }>('LessonCheckChoice')
  .implement({
    fields: (t) => ({ _id: t.exposeID('_id'), text: t.exposeString('text') }),
  });

const StudentCheckRef = builder.objectRef<StudentCheck>('StudentLessonCheck').implement({
  description: 'What a recording stops for and asks; nothing in it tells the answer.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    atSeconds: t.exposeInt('atSeconds'),
    kind: t.expose('kind', { type: QuestionKindRef }),
    text: t.string({ resolve: (check, _args, { locale }) => shownIn(check, locale).text }),
    choices: t.field({
      type: [LessonCheckChoice],
      resolve: (check, _args, { locale }) => shownIn(check, locale).parts,
    }),
    answered: t.exposeBoolean('answered', { description: 'Rightly, at last.' }),
    tries: t.exposeInt('tries'),
  }),
});

builder.objectField(StudentLessonRef, 'checks', (t) =>
  t.field({
    description: 'What its recording asks, in its order.',
    type: [StudentCheckRef],
    resolve: ({ checks }) => checks,
  }),
);

const CheckAnswerRef = builder.objectRef<CheckAnswer>('LessonCheckAnswer').implement({
  description: 'What became of an answer to what a recording asks.',
  fields: (t) => ({
    right: t.exposeBoolean('right'),
    check: t.expose('check', { type: StudentCheckRef }),
    progress: t.expose('progress', { type: LessonProgressRef }),
  }),
});

const LessonCheckAnswerInput = builder.inputType('LessonCheckAnswerInput', {
  fields: (t) => ({
    checkId: t.id({ required: true }),
    answer: t.field({ type: GivenAnswerInput, required: true }),
    triesBefore: t.int({
      description: 'As the browser knows: an answer that is sent twice counts once.',
      required: true,
      validate: z.int().min(0).max(1_000_000),
    }),
    deviceId: t.string({
      description: 'The device that asks: see LessonProgressInput.',
      validate: ClientMadeId.nullish(),
    }),
  }),
});

builder.mutationField('answerLessonCheck', (t) =>
  t.field({
    type: CheckAnswerRef,
    authScopes: { user: true },
    args: { lessonCheckAnswerInput: t.arg({ type: LessonCheckAnswerInput, required: true }) },
    resolve: (_root, { lessonCheckAnswerInput }, context) =>
      answerLessonCheck(context, lessonCheckAnswerInput),
  }),
);

builder.queryField('previewLessonCheck', (t) =>
  t.boolean({
    description: 'Whether an answer is right, in a preview: nothing is kept.',
    authScopes: { anywhereRole: 'admin' },
    args: {
      checkId: t.arg.id({ required: true }),
      answer: t.arg({ type: GivenAnswerInput, required: true }),
    },
    resolve: (_root, { checkId, answer }, context) => previewLessonCheck(context, checkId, answer),
  }),
);
