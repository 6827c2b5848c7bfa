import { z } from 'zod';
import { newId } from '../platform/id.ts';
import type { TestExam } from './factories/exam.ts';
import type { Answer, TestClient } from './test-client.ts';

export const START =
  'mutation Start($_id: ID!, $examId: ID!) { startExamAttempt(_id: $_id, examId: $examId) { _id number status } }';
export const SAVE =
  'mutation Save($answer: ExamAnswerInput!) { saveExamAnswer(examAnswerInput: $answer) { questionId sequence savedAt } }';
const ENDED = '{ _id status number abandoned score scaledFrom points totalPoints attemptsLeft }';
export const FINISH = `mutation Finish($_id: ID!) { finishExamAttempt(_id: $_id) ${ENDED} }`;
const ABANDON = `mutation Abandon($_id: ID!) { abandonExamAttempt(_id: $_id) ${ENDED} }`;

const Started = z.object({ _id: z.string(), number: z.number(), status: z.string() });
const Saved = z.object({ questionId: z.string(), sequence: z.number() });
const Ended = z.object({
  _id: z.string(),
  status: z.string(),
  number: z.number(),
  abandoned: z.boolean(),
  score: z.number(),
  scaledFrom: z.number().nullable(),
  points: z.number(),
  totalPoints: z.number(),
  attemptsLeft: z.number(),
});
type EndedAttempt = z.infer<typeof Ended>;

type Question = TestExam['questions'][number];

/** What a student does with exams, each step an operation that must succeed. */
export function examRoom(student: TestClient) {
  const room = {
    start: async (exam: { readonly _id: string }, _id = newId()) => {
      const shape = z.object({ startExamAttempt: Started });
      return (await student.read(shape, START, { _id, examId: exam._id })).startExamAttempt;
    },
    save: async (attemptId: string, question: Question, right: boolean, sequence = 1) => {
      const answer = answerOf(attemptId, question, right, sequence);
      const shape = z.object({ saveExamAnswer: Saved });
      return (await student.read(shape, SAVE, { answer })).saveExamAnswer;
    },
    finish: async (_id: string) => {
      const shape = z.object({ finishExamAttempt: Ended });
      return (await student.read(shape, FINISH, { _id })).finishExamAttempt;
    },
    abandon: async (_id: string) => {
      const shape = z.object({ abandonExamAttempt: Ended });
      return (await student.read(shape, ABANDON, { _id })).abandonExamAttempt;
    },
    /** A whole attempt in which the first so many questions are answered rightly, the rest wrongly. */
    sit: async (exam: TestExam, right: number): Promise<EndedAttempt> => {
      const { _id } = await room.start(exam);
      for (const [index, question] of exam.questions.entries()) {
        await room.save(_id, question, index < right);
      }
      return room.finish(_id);
    },
  };
  return room;
}

/** The input of `saveExamAnswer`. */
export const answerOf = (attemptId: string, question: Question, right: boolean, sequence = 1) => ({
  attemptId,
  questionId: question._id,
  answer: { choiceIds: [right ? question.right : question.wrong] },
  sequence,
});

/** The same as the service takes it. */
export const sentAnswer = (...given: Parameters<typeof answerOf>) => {
  const { answer, ...names } = answerOf(...given);
  return { ...names, answer };
};

/** Code and message id of a refusal, or undefined. */
export const refusalOf = (answer: Answer) => {
  const error = answer.errors?.[0]?.extensions;
  return error && { code: error.code, key: error.key };
};
