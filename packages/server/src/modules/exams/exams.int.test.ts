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
  '{ _id version courseId title instructions passMark allowedAttempts openBook published questionCount totalPoints course { _id name } items { _id position points newerVersion draw question { _id kind title } version { _id content { texts { text } } key { choiceIds } } pool { _id } } }';
const ONE = `query One($_id: ID!) { exam(_id: $_id) ${WHOLE} }`;
const LIST =
  'query List($filter: ExamFilter, $sort: ExamSort, $page: PageInput) { exams(filter: $filter, sort: $sort, page: $page) { total items { _id title questionCount totalPoints course { name } items { version { key { choiceIds } } } } } }';
const CREATE = `mutation Create($examInput: ExamInput!) { createExam(examInput: $examInput) ${WHOLE} }`;
const UPDATE = `mutation Update($_id: ID!, $version: Int!, $examInput: ExamInput!) { updateExam(_id: $_id, version: $version, examInput: $examInput) ${WHOLE} }`;
const REMOVE = 'mutation Remove($_id: ID!) { removeExam(_id: $_id) { _id title } }';

const Link = z.looseObject({ _id: z.string() });
const Item = z.looseObject({
  _id: z.string(),
  points: z.number(),
  question: Link.extend({ kind: z.string(), title: z.string() }).nullable(),
  version: Link.nullable(),
  pool: Link.nullable(),
  draw: z.number().nullable(),
});
const Exam = z.looseObject({
  _id: z.string(),
  version: z.number(),
  courseId: z.string(),
  title: z.string(),
  items: z.array(Item),
});
const List = z.object({
  exams: z.object({ total: z.number(), items: z.array(z.looseObject({ title: z.string() })) }),
});

const texts = (text: string) => [{ locale: 'en', text }];
const choice = (_id: string, text: string) => ({ _id, role: 'CHOICE', texts: texts(text) });
/** A question that is written with the exam. */
const item = (courseId: string, text: string, points = 1) => ({
  points,
  question: {
    courseId,
    kind: 'SINGLE_CHOICE',
    texts: texts(text),
    parts: [choice('paul', 'Paul'), choice('peter', 'Peter')],
    key: {
      choiceIds: ['paul'],
      pairs: [],
      order: [],
      blanks: [],
      accepted: [],
      caseSensitive: false,
      partial: false,
    },
  },
});
const inputFor = (courseId: string, more: object = {}) => ({
  courseId,
  title: 'Romans',
  instructions: null,
  passMark: 70,
  allowedAttempts: 2,
  openBook: false,
  published: true,
  items: [item(courseId, 'Who wrote the letter?', 2), item(courseId, 'Who carried it?')],
  ...more,
});
/** What a form would send back of items that it has read. */
const sentBack = (items: readonly z.infer<typeof Item>[]) =>
  items.map(({ _id, points, question, version, pool, draw }) => ({
    _id,
    points,
    questionId: question?._id,
    versionId: version?._id,
    poolId: pool?._id,
    draw,
  }));
/** What a form would send back of an exam that it has read. */
const asInput = ({ items, courseId, title }: z.infer<typeof Exam>, more: object = {}) =>
  inputFor(courseId, { title, items: sentBack(items), ...more });
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

function firstOf(exam: z.infer<typeof Exam>): z.infer<typeof Item> {
  const [first] = exam.items;
  if (!first) throw new Error('The exam asks nothing');
  return first;
}
/** The first line with other words for its question. */
const saying = (exam: z.infer<typeof Exam>, text: string) => {
  const { _id, question, version } = firstOf(exam);
  const { question: said } = item(exam.courseId, text);
  return { _id, points: 2, questionId: question?._id, versionId: version?._id, question: said };
};
const titles = (exam: z.infer<typeof Exam>) => exam.items.map(({ question }) => question?.title);

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
      'query C($_id: ID!) { course(_id: $_id) { examCount exams { items { version { key { choiceIds } } } } } }';
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
    const titlesOf = async (filter: object, more: object = {}) => {
      const { exams } = await admin.read(List, LIST, { filter: { courseId, ...filter }, ...more });
      return [exams.total, ...exams.items.map((exam) => exam.title)];
    };
    expect(await titlesOf({})).toEqual([4, 'Acts', 'John', 'Luke 100%', 'Mark']);
    expect(await titlesOf({ published: true, q: 'K' })).toEqual([2, 'Luke 100%', 'Mark']);
    expect(await titlesOf({ q: '0%' })).toEqual([1, 'Luke 100%']);
    const sort = { field: 'title', order: 'DESC' };
    expect(await titlesOf({}, { sort, page: { page: 2, perPage: 3 } })).toEqual([4, 'Acts']);
    expect(await countStatements(app, () => titlesOf({}))).toBe(2);
  });

  it('by an unknown id finds nothing', async () => {
    expect(refusalOf(await admin.send(ONE, { _id: 'none' }))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await admin.send(REMOVE, { _id: 'none' }))?.code).toBe('NOT_FOUND');
  });
});

describe('creating', () => {
  it('writes the exam, and its questions into the bank of the course', async () => {
    const exam = await created();
    expect(exam).toMatchObject({ version: 1, questionCount: 2, totalPoints: 3 });
    expect(titles(exam)).toEqual(['Who wrote the letter?', 'Who carried it?']);
    const { questions } = await admin.read(
      z.object({ questions: z.object({ total: z.number() }) }),
      'query Q($courseId: ID!) { questions(filter: { courseId: $courseId }) { total } }',
      { courseId: exam.courseId },
    );
    expect(questions.total).toBe(2);
  });

  it('asks what the bank has, in the newest version or the one that is named', async () => {
    const first = await created();
    const items = sentBack(first.items).map(({ versionId: _version, ...each }) => each);
    const examInput = inputFor(first.courseId, { items });
    const again = (await admin.read(z.object({ createExam: Exam }), CREATE, { examInput }))
      .createExam;
    const asked = (exam: typeof first) => exam.items.map(({ question }) => question?._id);
    expect(asked(again)).toEqual(asked(first));
    const ids = (exam: typeof first) => exam.items.map(({ _id }) => _id);
    expect(ids(again).some((id) => ids(first).includes(id))).toBe(false);
  });

  it('points at what is wrong', async () => {
    const { _id } = await aCourse(app);
    const other = await created();
    const three = item(_id, 'True?');
    const wrong = { ...three, question: { ...three.question, kind: 'ORDERING' } };
    const create = (more: object) => fieldsOf(CREATE, { examInput: inputFor(_id, more) });
    expect(Object.keys((await create({ items: [item(_id, 'Fine?'), wrong] })) ?? {})).toEqual(
      expect.arrayContaining([expect.stringMatching(/^items\.1\.question\./)]),
    );
    expect(await create({ passMark: 0 })).toEqual({ passMark: 'Enter 1 or more.' });
    expect(await create({ items: [item(_id, 'Free?', 0)] })).toEqual({
      'items.0.points': 'Enter 1 or more.',
    });
    expect(await create({ courseId: 'no such course' })).toEqual({
      courseId: 'This value is not valid.',
    });
    const invalid = 'This value is not valid.';
    expect(await create({ items: sentBack(other.items) })).toEqual({
      'items.0.questionId': invalid,
      'items.1.questionId': invalid,
    });
    expect(await create({ items: [{ points: 1, poolId: 'no such pool', draw: 1 }] })).toEqual({
      'items.0.poolId': invalid,
    });
  });
});

describe('changing', () => {
  it('keeps the ids that are given, adds what is new and removes what is left out', async () => {
    const exam = await created();
    const first = firstOf(exam);
    const items = [item(exam.courseId, 'New?'), ...sentBack([first])];
    const after = await updated(exam._id, 1, asInput(exam, { items }));
    expect(after).toMatchObject({ version: 2, questionCount: 2 });
    expect(titles(after)).toEqual(['New?', 'Who wrote the letter?']);
    expect(after.items[1]?._id).toBe(first._id);
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

describe('a question of the bank that is changed in the form', () => {
  const text = (exam: z.infer<typeof Exam>) => firstOf(exam).version?.content;
  const one = async (_id: string) =>
    (await admin.read(z.object({ exam: Exam }), ONE, { _id })).exam;

  it('says the new words in this exam at once, and the old ones in the others until they take it', async () => {
    const exam = await created();
    const examInput = inputFor(exam.courseId, { items: sentBack(exam.items) });
    const other = (await admin.read(z.object({ createExam: Exam }), CREATE, { examInput }))
      .createExam;
    const items = [saying(exam, 'Who dictated it?')];
    const after = await updated(exam._id, 1, asInput(exam, { items }));
    expect(text(after)).toEqual({ texts: [{ text: 'Who dictated it?' }] });
    const again = asInput(exam, { items: [saying(after, 'Who dictated it?')] });
    expect(firstOf(await updated(exam._id, 2, again)).version).toEqual(firstOf(after).version);
    const kept = await one(other._id);
    expect(text(kept)).toEqual({ texts: [{ text: 'Who wrote the letter?' }] });
    expect(firstOf(kept)).toMatchObject({ newerVersion: true });
    const { db } = app.services.database;
    const questionId = firstOf(exam).question?._id ?? '';
    const trail = await db.select().from(auditEntries).where(eq(auditEntries.entityId, questionId));
    expect(trail.map(({ action }) => action)).toEqual(['createExam', 'updateExam']);
  });

  it('is refused where somebody else has changed it meanwhile, at its line, and nothing is saved', async () => {
    const exam = await created();
    const change = (words: string) => asInput(exam, { title: words, items: [saying(exam, words)] });
    await updated(exam._id, 1, change('First?'));
    const late = { _id: exam._id, version: 2, examInput: change('Second?') };
    expect(refusalOf(await admin.send(UPDATE, late))).toEqual({
      code: 'CONFLICT',
      key: 'errors.questions.revised',
    });
    expect(Object.keys((await fieldsOf(UPDATE, late)) ?? {})).toEqual(['items.0.questionId']);
    expect(await one(exam._id)).toMatchObject({ title: 'First?', version: 2 });
  });

  it('of another course, or without saying what was read, is refused', async () => {
    const exam = await created();
    const foreign = await created();
    const send = (line: object) =>
      fieldsOf(UPDATE, { _id: exam._id, version: 1, examInput: asInput(exam, { items: [line] }) });
    expect(await send(saying(foreign, 'Mine?'))).toEqual({
      'items.0.questionId': 'This value is not valid.',
    });
    expect(Object.keys((await send({ ...saying(exam, 'New?'), versionId: null })) ?? {})).toEqual([
      'items.0.versionId',
    ]);
    expect(Object.keys((await send(saying(exam, ' '))) ?? {})).toEqual([
      'items.0.question.texts.en',
    ]);
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

  it('may ask something else: who sits it keeps what they were asked', async () => {
    const exam = await sat();
    const items = [item(exam.courseId, 'New?', 5), saying(exam, 'Changed?')];
    await updated(exam._id, 1, asInput(exam, { items }));
    const open = await student.read(
      z.object({ studentExam: z.object({ openAttemptId: z.string() }) }),
      'query S($id: ID!) { studentExam(_id: $id) { openAttemptId } }',
      { id: exam._id },
    );
    const { examAttempt } = await student.read(
      z.object({ examAttempt: z.object({ questions: z.array(z.object({ text: z.string() })) }) }),
      'query A($id: ID!) { examAttempt(_id: $id) { questions { text } } }',
      { id: open.studentExam.openAttemptId },
    );
    expect(examAttempt.questions.map(({ text }) => text)).toEqual(['Question 1', 'Question 2']);
    const result = await examRoom(student).finish(open.studentExam.openAttemptId);
    expect(result).toMatchObject({ totalPoints: 2, points: 1 });
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

describe('a pool', () => {
  it('gives an exam so many of its questions as are drawn, and not more than it has', async () => {
    const { _id: courseId } = await aCourse(app);
    const pool = await admin.read(
      z.object({ createQuestionPool: z.object({ _id: z.string() }) }),
      'mutation P($input: QuestionPoolInput!) { createQuestionPool(questionPoolInput: $input) { _id } }',
      { input: { courseId, name: 'Letters' } },
    );
    const poolId = pool.createQuestionPool._id;
    for (const text of ['One?', 'Two?', 'Three?']) {
      const { question } = item(courseId, text);
      await admin.read(
        z.object({ createQuestion: z.object({ _id: z.string() }) }),
        'mutation Q($input: QuestionInput!) { createQuestion(questionInput: $input) { _id } }',
        { input: { ...question, poolId } },
      );
    }
    const drawing = (draw: number) => inputFor(courseId, { items: [{ points: 2, poolId, draw }] });
    const made = await admin.read(z.object({ createExam: Exam }), CREATE, {
      examInput: drawing(2),
    });
    expect(made.createExam).toMatchObject({ questionCount: 2, totalPoints: 4 });
    expect(await fieldsOf(CREATE, { examInput: drawing(4) })).toEqual({
      'items.0.draw': 'The pool has fewer questions than are to be drawn.',
    });
  });
});
