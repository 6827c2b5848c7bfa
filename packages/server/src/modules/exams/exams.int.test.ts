import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { examRoom, refusalOf } from '../../testing/exam-room.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let student: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('admin');
  student = await app.as('student');
});
afterAll(() => app.close());

const WHOLE =
  '{ _id version courseId title instructions passMark allowedAttempts openBook published questionCount totalPoints course { _id name } questions { _id kind text points position choices { _id text correct position } } }';
const ONE = `query One($_id: ID!) { exam(_id: $_id) ${WHOLE} }`;
const LIST =
  'query List($filter: ExamFilter, $sort: ExamSort, $page: PageInput) { exams(filter: $filter, sort: $sort, page: $page) { total items { _id title questionCount totalPoints course { name } questions { choices { correct } } } } }';
const CREATE = `mutation Create($examInput: ExamInput!) { createExam(examInput: $examInput) ${WHOLE} }`;
const UPDATE = `mutation Update($_id: ID!, $version: Int!, $examInput: ExamInput!) { updateExam(_id: $_id, version: $version, examInput: $examInput) ${WHOLE} }`;
const REMOVE = 'mutation Remove($_id: ID!) { removeExam(_id: $_id) { _id title } }';

const Choice = z.looseObject({ _id: z.string(), text: z.string(), correct: z.boolean() });
const Question = z.looseObject({
  _id: z.string(),
  kind: z.string(),
  text: z.string(),
  points: z.number(),
  choices: z.array(Choice),
});
const Exam = z.looseObject({
  _id: z.string(),
  version: z.number(),
  courseId: z.string(),
  title: z.string(),
  questions: z.array(Question),
});
const List = z.object({
  exams: z.object({ total: z.number(), items: z.array(z.looseObject({ title: z.string() })) }),
});

const question = (text: string, points = 1) => ({
  kind: 'SINGLE_CHOICE',
  text,
  points,
  choices: [
    { text: 'Paul', correct: true },
    { text: 'Peter', correct: false },
  ],
});
const inputFor = (courseId: string, more: object = {}) => ({
  courseId,
  title: 'Romans',
  instructions: null,
  passMark: 70,
  allowedAttempts: 2,
  openBook: false,
  published: true,
  questions: [question('Who wrote the letter?', 2), question('Who carried it?')],
  ...more,
});
const withoutPosition = ({ position: _position, ...rest }: Record<string, unknown>) => rest;
/** What a form would send back of questions that it has read. */
const sentBack = (questions: readonly z.infer<typeof Question>[]) =>
  questions.map(({ choices, ...rest }) => ({
    ...withoutPosition(rest),
    choices: choices.map(withoutPosition),
  }));
/** What a form would send back of an exam that it has read. */
const asInput = ({ questions, courseId, title }: z.infer<typeof Exam>, more: object = {}) =>
  inputFor(courseId, { title, questions: sentBack(questions), ...more });
const created = async (more: object = {}) => {
  const { _id } = await aCourse(app);
  const shape = z.object({ createExam: Exam });
  return (await admin.read(shape, CREATE, { examInput: inputFor(_id, more) })).createExam;
};
const updated = async (_id: string, version: number, examInput: object) =>
  (await admin.read(z.object({ updateExam: Exam }), UPDATE, { _id, version, examInput }))
    .updateExam;
const fieldsOf = async (query: string, variables: Record<string, unknown>) =>
  (await admin.send(query, variables)).errors?.[0]?.extensions.fields;

function firstOf(exam: z.infer<typeof Exam>): z.infer<typeof Question> {
  const [first] = exam.questions;
  if (!first) throw new Error('The exam has no question');
  return first;
}

describe('who', () => {
  it.each([
    'student',
    'student2',
    'facilitator',
    'graduate',
    'manager',
    'reportsAdmin',
    'newcomer',
  ] as const)('%s reads no exam with its key', async (persona) => {
    const exam = await anExam(app);
    const person = await app.as(persona);
    expect(await person.codeOf(ONE, { _id: exam._id })).toBe('FORBIDDEN');
    expect(await person.codeOf(LIST)).toBe('FORBIDDEN');
  });

  it('a region admin reads exams and changes none; a stranger does neither', async () => {
    const exam = await anExam(app);
    const regionAdmin = await app.as('regionAdmin');
    expect(await regionAdmin.codeOf(ONE, { _id: exam._id })).toBeUndefined();
    const change = { _id: exam._id, version: 1, examInput: inputFor(exam.courseId) };
    for (const [person, code] of [
      [regionAdmin, 'FORBIDDEN'],
      [student, 'FORBIDDEN'],
      [app.anonymous(), 'UNAUTHENTICATED'],
    ] as const) {
      expect(await person.codeOf(CREATE, change)).toBe(code);
      expect(await person.codeOf(UPDATE, change)).toBe(code);
      expect(await person.codeOf(REMOVE, change)).toBe(code);
    }
  });

  it('reads the exams of a course reads their keys: admins only', async () => {
    const { courseId } = await anExam(app);
    const nested =
      'query C($_id: ID!) { course(_id: $_id) { examCount exams { questions { choices { correct } } } } }';
    for (const [persona, code] of [
      ['student', 'FORBIDDEN'],
      ['manager', 'FORBIDDEN'],
      ['regionAdmin', undefined],
      ['admin', undefined],
    ] as const) {
      expect(await (await app.as(persona)).codeOf(nested, { _id: courseId })).toBe(code);
    }
  });
});

describe('reading', () => {
  it('filters, sorts and pages, whatever is asked for, in one statement besides the session', async () => {
    const { _id: courseId } = await aCourse(app);
    for (const title of ['Mark', 'Luke 100%', 'John']) await anExam(app, { courseId, title });
    await anExam(app, { courseId, title: 'Acts', published: false });
    const titles = async (filter: object, more: object = {}) => {
      const { exams } = await admin.read(List, LIST, { filter: { courseId, ...filter }, ...more });
      return [exams.total, ...exams.items.map((exam) => exam.title)];
    };
    expect(await titles({})).toEqual([4, 'Acts', 'John', 'Luke 100%', 'Mark']);
    expect(await titles({ published: true, q: 'K' })).toEqual([2, 'Luke 100%', 'Mark']);
    expect(await titles({ q: '0%' })).toEqual([1, 'Luke 100%']);
    const sort = { field: 'title', order: 'DESC' };
    expect(await titles({}, { sort, page: { page: 2, perPage: 3 } })).toEqual([4, 'Acts']);
    expect(await countStatements(app, () => titles({}))).toBe(2);
  });

  it('by an unknown id finds nothing', async () => {
    expect(refusalOf(await admin.send(ONE, { _id: 'none' }))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await admin.send(REMOVE, { _id: 'none' }))?.code).toBe('NOT_FOUND');
  });
});

describe('creating', () => {
  it('writes the exam with its questions and choices in their order', async () => {
    const exam = await created();
    expect(exam).toMatchObject({ version: 1, questionCount: 2, totalPoints: 3 });
    expect(exam.questions.map(({ text }) => text)).toEqual([
      'Who wrote the letter?',
      'Who carried it?',
    ]);
    expect(exam.questions[0]?.choices).toMatchObject([
      { text: 'Paul', correct: true, position: 1 },
      { text: 'Peter', correct: false, position: 2 },
    ]);
  });

  it('takes nobody else’s ids: questions of another exam stay there', async () => {
    const first = await created();
    const copy = await created({ questions: sentBack(first.questions) });
    const ids = (exam: typeof first) => exam.questions.map(({ _id }) => _id);
    expect(ids(copy).some((id) => ids(first).includes(id))).toBe(false);
    const again = await admin.read(z.object({ exam: Exam }), ONE, { _id: first._id });
    expect(again.exam).toEqual(first);
  });

  it('points at what is wrong', async () => {
    const { _id } = await aCourse(app);
    const three = { ...question('True?'), kind: 'TRUE_FALSE' };
    three.choices = [...three.choices, { text: 'Perhaps', correct: false }];
    const create = (more: object) => fieldsOf(CREATE, { examInput: inputFor(_id, more) });
    expect(await create({ questions: [question('Fine?'), three] })).toEqual({
      'questions.1.choices': 'A true/false question has exactly two choices.',
    });
    expect(await create({ passMark: 0 })).toEqual({ passMark: 'Enter 1 or more.' });
    expect(await create({ questions: [question('Free?', 0)] })).toEqual({
      'questions.0.points': 'Enter 1 or more.',
    });
    expect(await create({ courseId: 'no such course' })).toEqual({
      courseId: 'This value is not valid.',
    });
  });
});

describe('changing', () => {
  it('keeps the ids that are given, adds what is new and removes what is left out', async () => {
    const exam = await created();
    const first = firstOf(exam);
    const [renamed] = sentBack([{ ...first, text: 'Who dictated it?' }]);
    const questions = [question('New?'), renamed];
    const after = await updated(exam._id, 1, asInput(exam, { questions }));
    expect(after).toMatchObject({ version: 2, questionCount: 2 });
    expect(after.questions[1]).toMatchObject({ _id: first._id, text: 'Who dictated it?' });
    expect(after.questions[1]?.choices).toEqual(first.choices);
  });

  it('on an older version is refused and overwrites nothing', async () => {
    const exam = await created();
    await updated(exam._id, 1, asInput(exam, { title: 'First' }));
    const late = { _id: exam._id, version: 1, examInput: asInput(exam, { title: 'Second' }) };
    const conflict = { code: 'CONFLICT', key: 'errors.conflict' };
    expect(refusalOf(await admin.send(UPDATE, late))).toEqual(conflict);
    const { exam: kept } = await admin.read(z.object({ exam: Exam }), ONE, { _id: exam._id });
    expect(kept.title).toBe('First');
  });

  it('leaves an audit row with what was before and after', async () => {
    const exam = await created();
    await updated(exam._id, 1, asInput(exam, { title: 'Galatians' }));
    const { db } = app.services.database;
    const trail = await db.select().from(auditEntries).where(eq(auditEntries.entityId, exam._id));
    expect(trail.map((entry) => entry.action)).toEqual(['createExam', 'updateExam']);
    expect(trail[1]).toMatchObject({ before: { title: 'Romans' }, after: { title: 'Galatians' } });
  });
});

describe('an exam that students have sat', () => {
  const sat = async () => {
    const made = await anExam(app, { points: [1, 1] });
    const room = examRoom(student);
    const { _id } = await room.start(made);
    if (made.questions[0]) await room.save(_id, made.questions[0], true);
    const { exam } = await admin.read(z.object({ exam: Exam }), ONE, { _id: made._id });
    return exam;
  };

  it('keeps the key of what they answered', async () => {
    const exam = await sat();
    const [answered, other] = sentBack(exam.questions);
    const flipped = answered?.choices.map((choice) => ({ ...choice, correct: !choice.correct }));
    const refuse = async (questions: readonly object[]) => {
      const examInput = asInput(exam, { questions });
      const answer = await admin.send(UPDATE, { _id: exam._id, version: 1, examInput });
      expect(refusalOf(answer)).toEqual({ code: 'CONFLICT', key: 'errors.inUse' });
      return Object.keys(answer.errors?.[0]?.extensions.fields ?? {});
    };
    expect(await refuse([{ ...answered, choices: flipped }, { ...other }])).toEqual([
      'questions.0.choices',
    ]);
    expect(await refuse([{ ...answered, points: 5 }, { ...other }])).toEqual([
      'questions.0.points',
    ]);
    expect(await refuse([{ ...other }])).toEqual(['questions']);
  });

  it('lets texts be mended and what nobody answered go', async () => {
    const exam = await sat();
    const questions = sentBack([{ ...firstOf(exam), text: 'Who sent the letter?' }]);
    const after = await updated(exam._id, 1, asInput(exam, { questions }));
    expect(after.questions.map(({ text }) => text)).toEqual(['Who sent the letter?']);
  });

  it('cannot be removed; one that nobody sat can', async () => {
    const inUse = { code: 'CONFLICT', key: 'errors.inUse' };
    const { _id } = await sat();
    expect(refusalOf(await admin.send(REMOVE, { _id }))).toEqual(inUse);
    const unused = await created();
    expect((await admin.send(REMOVE, { _id: unused._id })).errors).toBeUndefined();
    expect(await admin.codeOf(ONE, { _id: unused._id })).toBe('NOT_FOUND');
  });
});
