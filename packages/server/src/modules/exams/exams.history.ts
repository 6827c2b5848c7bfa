import { z } from 'zod';
import { signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { ExamInputSchema } from './exam.rules.ts';
import { mayChangeExams } from './exams.policy.ts';
import { readExam, updateExam } from './exams.service.ts';

const Stored = z.array(
  z.object({
    _id: z.string(),
    kind: z.string(),
    text: z.string(),
    points: z.number(),
    position: z.number(),
    choices: z.array(
      z.object({ _id: z.string(), text: z.string(), correct: z.boolean(), position: z.number() }),
    ),
  }),
);

const byPosition = (a: { readonly position: number }, b: { readonly position: number }) =>
  a.position - b.position;

/** Questions in their order, with what their author wrote and nothing else. */
function questionsIn(value: unknown) {
  const questions = Stored.safeParse(value).data;
  return questions?.toSorted(byPosition).map(({ _id, kind, text, points, choices }) => ({
    _id,
    kind,
    text,
    points,
    choices: choices
      .toSorted(byPosition)
      .map((choice) => ({ _id: choice._id, text: choice.text, correct: choice.correct })),
  }));
}

export const examsHistory: HistorySource = {
  entity: 'exam',
  role: 'admin',
  fields: Object.keys(ExamInputSchema.shape),
  kept: new Set(),
  tell: (field, value) => (field === 'questions' ? questionsIn(value) : value),
  async open(context, id) {
    const exam = await readExam(context, id, new Set(['questions']));
    return {
      version: exam.version,
      editable: mayChangeExams(signedIn(context)),
      values: exam,
      save: (inside, at, values) => updateExam(inside, id, at, ExamInputSchema.parse(values)),
    };
  },
};
