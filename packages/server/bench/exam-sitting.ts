import { v4 } from 'uuid';
import { z } from 'zod';
import type { Child } from './child.ts';
import { sitterEmail, SITTERS } from './large-college.ts';
import { ask } from './load.ts';
import type { Report } from './report.ts';
import { signIn, signInAs } from './session.ts';

const QUESTIONS = 20;
const SECONDS = 5;
/** As many as an exam can allow: a round must not need more of anybody. */
const ATTEMPTS = 100;

const CREATE =
  'mutation BenchCreate($examInput: ExamInput!) { created: createExam(examInput: $examInput) { _id } }';
const START =
  'mutation BenchStart($_id: ID!, $examId: ID!) { started: startExamAttempt(_id: $_id, examId: $examId) { _id status dueAt serverNow questions { _id kind text parts { _id text } answer { choiceIds } sequence } } }';
export const SAVE =
  'mutation BenchSave($answer: ExamAnswerInput!) { saveExamAnswer(examAnswerInput: $answer) { questionId sequence savedAt } }';
const FINISH =
  'mutation BenchFinish($_id: ID!) { finished: finishExamAttempt(_id: $_id) { _id status score } }';

// Made once: to make one costs far more than to read by it.
const Created = z.object({
  data: z.object({ created: z.object({ _id: z.string() }) }),
});
const Started = z.object({
  data: z.object({
    started: z.object({
      questions: z.array(
        z.object({ _id: z.string(), parts: z.array(z.object({ _id: z.string() })) }),
      ),
    }),
  }),
});
const Saved = z.object({
  data: z.object({ saveExamAnswer: z.object({ questionId: z.string() }) }),
});
const Finished = z.object({
  data: z.object({ finished: z.object({ status: z.enum(['PASSED', 'FAILED']) }) }),
});

/** Somebody who is signed in to a server. */
interface Client {
  readonly port: number;
  readonly cookie: string;
}

/** An answer's parts, by the browser's names. */
export interface BenchAnswer {
  readonly attemptId: string;
  readonly questionId: string;
  readonly sequence: number;
  readonly answer: { readonly choiceIds: readonly string[] };
}

async function read<T>(
  { port, cookie }: Client,
  shape: z.ZodType<{ data: T }>,
  query: string,
  variables: object,
): Promise<T> {
  const body = JSON.stringify({ query, variables });
  const answer = await ask({ port, path: '/graphql', cookie, body: () => body }, 0);
  const parsed = shape.safeParse(JSON.parse(answer));
  if (!parsed.success) throw new Error(`${query.slice(0, 40)}: ${answer.slice(0, 500)}`);
  return parsed.data.data;
}

const texts = (text: string) => [{ locale: 'en', text }];

function question(number: number) {
  const parts = [1, 2, 3, 4].map((choice) => ({
    _id: v4(),
    role: 'CHOICE',
    texts: texts(`Answer ${choice} to question ${number}`),
  }));
  const none = { accepted: [], blanks: [], order: [], pairs: [] };
  return {
    courseId: 'big-long-course',
    kind: 'SINGLE_CHOICE',
    texts: texts(`What is question ${number} of the bench about?`),
    parts,
    key: { ...none, caseSensitive: false, partial: false, choiceIds: [parts[0]?._id] },
  };
}

/** Makes an exam of 20 questions for everybody in the large course. @returns its id. */
async function makeExam(port: number): Promise<string> {
  const staff = { port, cookie: await signIn(port, 'superadmin') };
  const items = Array.from({ length: QUESTIONS }, (_, index) => ({
    points: 1,
    question: question(index + 1),
  }));
  const { created } = await read(staff, Created, CREATE, {
    examInput: {
      courseId: 'big-long-course',
      title: 'Sat by the bench',
      passMark: 70,
      allowedAttempts: ATTEMPTS,
      openBook: false,
      published: true,
      items,
    },
  });
  return created._id;
}

async function start(student: Client, examId: string) {
  const attemptId = v4();
  const { started } = await read(student, Started, START, { _id: attemptId, examId });
  return { attemptId, questions: started.questions };
}

/** An attempt of a persona, and an answer to each of its questions. */
export async function openAttempt(port: number): Promise<readonly Omit<BenchAnswer, 'sequence'>[]> {
  const examId = await makeExam(port);
  const student = { port, cookie: await signIn(port, 'student') };
  const { attemptId, questions } = await start(student, examId);
  return questions.map(({ _id, parts }) => ({
    attemptId,
    questionId: _id,
    answer: { choiceIds: [parts[0]?._id ?? ''] },
  }));
}

/** How long each step of the exams took, in milliseconds. */
class Times {
  readonly start: number[] = [];
  readonly save: number[] = [];
  readonly finish: number[] = [];

  async of<T>(step: 'start' | 'save' | 'finish', task: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await task();
    this[step].push(performance.now() - began);
    return result;
  }
}

/** Sits an exam: start, an answer to each question, the end. */
async function sit(student: Client, examId: string, times: Times): Promise<void> {
  const { attemptId, questions } = await times.of('start', () => start(student, examId));
  for (const { _id, parts } of questions) {
    const answer = {
      attemptId,
      questionId: _id,
      sequence: 1,
      answer: { choiceIds: [parts[0]?._id] },
    };
    await times.of('save', () => read(student, Saved, SAVE, { answer }));
  }
  await times.of('finish', () => read(student, Finished, FINISH, { _id: attemptId }));
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** P10: whole exams of 20 questions by eight students at once, and each step by one alone. */
export async function sitExams(server: Child, rounds: number, report: Report): Promise<void> {
  const { port } = server;
  const students = await Promise.all(
    Array.from({ length: SITTERS }, async (_, index) => ({
      port,
      cookie: await signInAs(port, sitterEmail(index + 1), 'student'),
    })),
  );
  const rates: number[] = [];
  const alone = new Times();
  for (let round = 0; round < rounds; round += 1) {
    const examId = await makeExam(port);
    let sat = 0;
    const began = performance.now();
    const end = began + SECONDS * 1000;
    await Promise.all(
      students.map(async (student) => {
        for (let left = ATTEMPTS - 10; left > 0 && performance.now() < end; left -= 1) {
          await sit(student, examId, new Times());
          sat += 1;
        }
      }),
    );
    rates.push((sat / (performance.now() - began)) * 1000);
    for (const student of students.slice(0, 5)) await sit(student, examId, alone);
  }
  report.row('P10 exams of 20 questions a second at c=8', middle(rates), rates);
  for (const step of ['start', 'save', 'finish'] as const) {
    report.row(`P10 ${step} at c=1: p50 (ms)`, middle(alone[step]), alone[step]);
  }
}
