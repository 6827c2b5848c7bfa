import { signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { QuestionInputSchema } from './question-input.rules.ts';
import { inputOf } from './question-normal.rules.ts';
import { QuestionPoolInputSchema } from './question-pool.rules.ts';
import { readPool, updatePool } from './question-pools.service.ts';
import { mayChangeQuestions } from './questions.policy.ts';
import { readQuestion, updateQuestion } from './questions.service.ts';

export const questionsHistory: HistorySource = {
  entity: 'question',
  role: 'admin',
  fields: ['poolId', 'texts', 'parts', 'maxWords', 'unit', 'key', 'archived'],
  kept: new Set(),
  async open(context, id) {
    const question = await readQuestion(context, id, new Set(['latest']));
    const { latest, version, ...record } = question;
    if (!latest) throw new Error(`Question ${id} has no version`);
    return {
      version,
      editable: mayChangeQuestions(signedIn(context)),
      values: { ...record, ...inputOf(latest.content, latest.key) },
      save: (inside, at, values) =>
        updateQuestion(inside, id, at, QuestionInputSchema.parse(values)),
    };
  },
};

export const questionPoolsHistory: HistorySource = {
  entity: 'questionPool',
  role: 'admin',
  fields: ['courseId', 'name'],
  kept: new Set(['courseId']),
  async open(context, id) {
    const { version, courseId, name } = await readPool(context, id);
    return {
      version,
      editable: mayChangeQuestions(signedIn(context)),
      values: { courseId, name },
      save: (inside, at, values) =>
        updatePool(inside, id, at, QuestionPoolInputSchema.parse(values)),
    };
  },
};
