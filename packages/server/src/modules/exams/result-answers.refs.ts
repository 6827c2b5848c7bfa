import { builder } from '../../graphql/builder.ts';
import { QuestionKeyRef, QuestionKindRef } from '../questions/index.ts';
import { AttemptPart } from './attempt-parts.refs.ts';
import { GivenAnswerRef } from './exams.refs.ts';
import type { ResultAnswer } from './results.service.ts';

export const ResultAnswerRef = builder.objectRef<ResultAnswer>('ResultAnswer').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    kind: t.expose('kind', { type: QuestionKindRef }),
    text: t.exposeString('text'),
    textLocale: t.exposeString('textLocale', {
      description: 'In which text and parts are: another one where the attempt’s has no text.',
    }),
    points: t.exposeInt('points'),
    position: t.exposeInt('position'),
    parts: t.expose('parts', { type: [AttemptPart] }),
    unit: t.exposeString('unit', { nullable: true }),
    given: t.expose('given', { type: GivenAnswerRef, nullable: true }),
    correct: t.expose('correct', {
      description: 'Null where the exam does not show it to the reader.',
      type: QuestionKeyRef,
      nullable: true,
    }),
    rightBlankIds: t.idList({
      description: 'Blanks that hold what is accepted; null where correct is.',
      nullable: true,
      resolve: ({ rightBlankIds }) => rightBlankIds && [...rightBlankIds],
    }),
    partial: t.exposeBoolean('partial', {
      description: 'Whether a part that is right counted by itself.',
    }),
    earned: t.exposeFloat('earned', {
      description: 'Points, with hundredths; null while nobody has marked it.',
      nullable: true,
    }),
    comment: t.exposeString('comment', { nullable: true }),
  }),
});
