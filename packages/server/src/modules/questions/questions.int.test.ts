import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntries } from '../../platform/audit.table.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { aCourse } from '../../testing/factories/course.ts';
import { aCheck } from '../../testing/factories/check.ts';
import { anExam } from '../../testing/factories/exam.ts';
import { aLesson } from '../../testing/factories/lesson.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { examItems, exams } from '../exams/exams.table.ts';
import { questions } from './questions.table.ts';

let app: TestApp;
let admin: TestClient;
let regional: TestClient;
let student: TestClient;
let courseId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as('admin');
  regional = await app.as('regionAdmin');
  student = await app.as('student');
  courseId = (await aCourse(app))._id;
});
afterAll(() => app.close());

const VERSION =
  '{ _id number createdByName content { texts { locale text } parts { _id role texts { locale text } } maxWords unit } key { choiceIds pairs { promptId optionId } order blanks { blankId accepted } number tolerance accepted caseSensitive partial guidance } }';
const WHOLE = `{ _id version kind courseId course { name } poolId pool { name questionCount } title archived latest ${VERSION} versions ${VERSION} }`;
const CREATE = `mutation ($id: ID, $input: QuestionInput!) { createQuestion(_id: $id, questionInput: $input) ${WHOLE} }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: QuestionInput!) { updateQuestion(_id: $id, version: $version, questionInput: $input) ${WHOLE} }`;
const ONE = `query ($id: ID!) { question(_id: $id) ${WHOLE} }`;
const LIST =
  'query ($filter: QuestionFilter, $sort: QuestionSort) { questions(filter: $filter, sort: $sort) { total items { _id title course { code } pool { name } latest { number } } } }';
const ASKED_IN = 'query ($id: ID!) { question(_id: $id) { exams { _id title } } }';
const REMOVE = 'mutation ($id: ID!) { removeQuestion(_id: $id) { _id } }';
const ARCHIVE =
  'mutation ($ids: [ID!]!, $archived: Boolean!) { setQuestionsArchived(ids: $ids, archived: $archived) { id status } }';
const POOL =
  'mutation ($input: QuestionPoolInput!) { createQuestionPool(questionPoolInput: $input) { _id version } }';

const Text = z.object({ locale: z.string(), text: z.string() });
const Version = z.looseObject({
  number: z.number(),
  content: z.looseObject({ texts: z.array(Text) }),
  key: z.looseObject({ choiceIds: z.array(z.string()) }),
});
const Question = z.looseObject({
  _id: z.string(),
  version: z.number(),
  title: z.string(),
  archived: z.boolean(),
  latest: Version,
  versions: z.array(Version),
});
const List = z.object({
  questions: z.object({
    total: z.number(),
    items: z.array(z.looseObject({ _id: z.string(), title: z.string() })),
  }),
});

const key = {
  choiceIds: ['a'],
  pairs: [],
  order: [],
  blanks: [],
  accepted: [],
  caseSensitive: false,
  partial: false,
};
const said = (text: string, locale = 'en') => [{ locale, text }];
const input = (more: object = {}) => ({
  courseId,
  kind: 'SINGLE_CHOICE',
  texts: said('Who wrote the letter?'),
  parts: [
    { _id: 'a', role: 'CHOICE', texts: said('Paul') },
    { _id: 'b', role: 'CHOICE', texts: said('Peter') },
  ],
  key,
  ...more,
});
const created = async (more: object = {}) =>
  (await admin.read(z.object({ createQuestion: Question }), CREATE, { input: input(more) }))
    .createQuestion;
const updated = async (id: string, version: number, more: object) =>
  (
    await admin.read(z.object({ updateQuestion: Question }), UPDATE, {
      id,
      version,
      input: input(more),
    })
  ).updateQuestion;
const fieldsOf = async (query: string, variables: Record<string, unknown>) =>
  (await admin.send(query, variables)).errors?.[0]?.extensions.fields;
const aPool = async (name: string, ofCourse = courseId) =>
  (
    await admin.read(z.object({ createQuestionPool: z.object({ _id: z.string() }) }), POOL, {
      input: { courseId: ofCourse, name },
    })
  ).createQuestionPool._id;

describe('a question', () => {
  it('is written with its first version, and says itself back', async () => {
    const question = await created();
    expect(question).toMatchObject({
      version: 1,
      title: 'Who wrote the letter?',
      archived: false,
      latest: { number: 1, key: { choiceIds: ['a'] } },
    });
    expect(question.versions).toHaveLength(1);
    const { db } = app.services.database;
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, question._id));
    expect(entry).toMatchObject({ action: 'createQuestion', entity: 'question' });
  });

  it('is written once when it is sent twice, and never over somebody else’s', async () => {
    const id = '0123456789abcdef0123';
    const send = () =>
      admin.read(z.object({ createQuestion: Question }), CREATE, { id, input: input() });
    expect((await send()).createQuestion._id).toBe(id);
    expect((await send()).createQuestion._id).toBe(id);
    const other = await app.as('superadmin');
    const found = await other.send(CREATE, { id, input: input() });
    expect(found.errors?.[0]?.extensions.code).toMatch(/CONFLICT|FORBIDDEN/);
  });

  it('gets a further version where it says something else, and none where only its record changes', async () => {
    const { _id } = await created();
    const archived = await updated(_id, 1, { archived: true });
    expect([archived.archived, archived.version, archived.versions.length]).toEqual([true, 2, 1]);
    const renamed = await updated(_id, 2, { texts: said('Who carried it?') });
    expect([renamed.title, renamed.versions.map(({ number }) => number)]).toEqual([
      'Who carried it?',
      [2, 1],
    ]);
    const otherKey = await updated(_id, 3, {
      texts: said('Who carried it?'),
      key: { ...key, choiceIds: ['b'] },
    });
    expect(otherKey.latest).toMatchObject({ number: 3, key: { choiceIds: ['b'] } });
    expect(otherKey.versions.at(-1)?.key.choiceIds).toEqual(['a']);
  });

  it('is not changed on an older state, nor moved to another course or kind', async () => {
    const { _id } = await created();
    const stale = await admin.send(UPDATE, { id: _id, version: 7, input: input() });
    expect(stale.errors?.[0]?.extensions.code).toBe('CONFLICT');
    const { _id: otherCourse } = await aCourse(app);
    const moved = {
      id: _id,
      version: 1,
      input: input({ courseId: otherCourse, kind: 'TRUE_FALSE' }),
    };
    expect(await fieldsOf(UPDATE, moved)).toMatchObject({
      courseId: expect.any(String),
      kind: expect.any(String),
    });
  });

  it('is refused with the field that is wrong', async () => {
    const wrong = input({ texts: said('Wer?', 'de_DE'), key: { ...key, choiceIds: [] } });
    expect(
      Object.keys(z.record(z.string(), z.string()).parse(await fieldsOf(CREATE, { input: wrong }))),
    ).toEqual(expect.arrayContaining(['texts.en', 'key.choiceIds']));
    expect(await fieldsOf(CREATE, { input: input({ courseId: 'nowhere' }) })).toHaveProperty(
      'courseId',
    );
    const { _id: otherCourse } = await aCourse(app);
    const poolId = await aPool('Elsewhere', otherCourse);
    expect(await fieldsOf(CREATE, { input: input({ poolId }) })).toHaveProperty('poolId');
  });

  it('is not removed once an exam asks it, but archived', async () => {
    const { _id } = await created();
    const { db } = app.services.database;
    const [exam] = await db.select().from(exams).limit(1);
    const version = await admin.read(
      z.object({ question: z.object({ latest: z.object({ _id: z.string() }) }) }),
      ONE,
      { id: _id },
    );
    await db.insert(examItems).values({
      _id: `item-${_id}`,
      examId: exam?._id ?? '',
      position: 99,
      points: 1,
      questionId: _id,
      versionId: version.question.latest._id,
    });
    expect((await admin.send(ASKED_IN, { id: _id })).data).toEqual({
      question: { exams: [{ _id: exam?._id, title: exam?.title }] },
    });
    const refused = await admin.send(REMOVE, { id: _id });
    expect(refused.errors?.[0]).toMatchObject({
      message: `These exams ask this question: ${exam?.title}. It can be archived instead.`,
      extensions: { code: 'CONFLICT', key: 'errors.questions.asked' },
    });
    const done = await admin.send(ARCHIVE, { ids: [_id, 'nowhere'], archived: true });
    expect(done.data?.setQuestionsArchived).toEqual([
      { id: _id, status: 'DONE' },
      { id: 'nowhere', status: 'FAILED' },
    ]);
    await db.delete(examItems).where(eq(examItems._id, `item-${_id}`));
    expect((await admin.send(ASKED_IN, { id: _id })).data).toEqual({ question: { exams: [] } });
    expect((await admin.send(REMOVE, { id: _id })).errors).toBeUndefined();
    expect(await db.select().from(questions).where(eq(questions._id, _id))).toEqual([]);
  });
});

it('is not removed while the recording of a lesson stops for it', async () => {
  const lesson = await aLesson(app, { courseId });
  const { questionId } = await aCheck(app, lesson, 5);
  expect((await admin.send(REMOVE, { id: questionId })).errors?.[0]).toMatchObject({
    message: `Recordings of these lessons stop for this question: ${lesson.title}. It can be archived instead.`,
    extensions: { code: 'CONFLICT', key: 'errors.questions.askedInLessons' },
  });
});

it('of a pool is asked in the exams that draw from the pool', async () => {
  const made = await admin.send(POOL, { input: { name: 'Drawn', courseId } });
  const { _id: poolId } = z.object({ _id: z.string() }).parse(made.data?.createQuestionPool);
  const { _id } = await created({ poolId });
  const exam = await anExam(app, { courseId, points: [] });
  const { db } = app.services.database;
  await db
    .insert(examItems)
    .values({ _id: `draws-${_id}`, examId: exam._id, position: 1, points: 1, poolId, draw: 1 });
  expect((await admin.send(ASKED_IN, { id: _id })).data).toEqual({
    question: { exams: [{ _id: exam._id, title: exam.title }] },
  });
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) {
    const { _id: examId } = await anExam(app, { courseId, points: [], title });
    const draws = { _id: `${title}-${_id}`, examId, position: 1, points: 1, poolId, draw: 1 };
    await db.insert(examItems).values(draws);
  }
  expect((await admin.send(REMOVE, { id: _id })).errors?.[0]?.message).toContain(
    'question: A, B, C, D, E, 2 more exams.',
  );
});

describe('the list', () => {
  it('is cut by course, pool, kind, archive, words and missing languages, in one statement', async () => {
    const { _id: own } = await aCourse(app);
    const poolId = await aPool('Letters', own);
    const of = (more: object) => created({ courseId: own, ...more });
    const both = await of({
      poolId,
      texts: [...said('Romans?'), ...said('Römer?', 'de_DE')],
      parts: [
        { _id: 'a', role: 'CHOICE', texts: [...said('Yes'), ...said('Ja', 'de_DE')] },
        { _id: 'b', role: 'CHOICE', texts: [...said('No'), ...said('Nein', 'de_DE')] },
      ],
    });
    const plain = await of({ texts: said('Galatians?'), archived: true });
    const ids = async (filter: object) => {
      const found = await admin.read(List, LIST, { filter: { courseId: own, ...filter } });
      return found.questions.items.map(({ _id }) => _id).toSorted();
    };
    expect(await ids({})).toEqual([both._id, plain._id].toSorted());
    expect(await ids({ poolId })).toEqual([both._id]);
    expect(await ids({ archived: true })).toEqual([plain._id]);
    expect(await ids({ kind: 'ESSAY' })).toEqual([]);
    expect(await ids({ q: 'galat' })).toEqual([plain._id]);
    expect(await ids({ missingLocale: 'de_DE' })).toEqual([plain._id]);
    const count = await countStatements(app, () =>
      admin.read(List, LIST, { filter: { courseId: own } }),
    );
    expect(count).toBeLessThanOrEqual(2);
  });
});

describe('rights', () => {
  it('students read nothing, admins of a region read and change nothing', async () => {
    const { _id } = await created();
    expect(await student.codeOf(ONE, { id: _id })).toBe('FORBIDDEN');
    expect(await student.codeOf(LIST)).toBe('FORBIDDEN');
    expect(await regional.codeOf(ONE, { id: _id })).toBeUndefined();
    expect(await regional.codeOf(CREATE, { input: input() })).toBe('FORBIDDEN');
    expect(await regional.codeOf(UPDATE, { id: _id, version: 1, input: input() })).toBe(
      'FORBIDDEN',
    );
    expect(await regional.codeOf(REMOVE, { id: _id })).toBe('FORBIDDEN');
    expect(await regional.codeOf(ARCHIVE, { ids: [_id], archived: true })).toBe('FORBIDDEN');
    expect(await admin.codeOf(ONE, { id: 'nowhere' })).toBe('NOT_FOUND');
  });
});

describe('pools', () => {
  const RENAME =
    'mutation ($id: ID!, $version: Int!, $input: QuestionPoolInput!) { updateQuestionPool(_id: $id, version: $version, questionPoolInput: $input) { name version } }';
  const DROP = 'mutation ($id: ID!) { removeQuestionPool(_id: $id) { _id } }';

  it('are renamed, stay with their course, and go when nothing is in them', async () => {
    const id = await aPool('Acts');
    const done = await admin.send(RENAME, { id, version: 1, input: { courseId, name: 'Luke' } });
    expect(done.data?.updateQuestionPool).toEqual({ name: 'Luke', version: 2 });
    expect(await admin.codeOf(RENAME, { id, version: 1, input: { courseId, name: 'x' } })).toBe(
      'CONFLICT',
    );
    const { _id: other } = await aCourse(app);
    expect(
      await fieldsOf(RENAME, { id, version: 2, input: { courseId: other, name: 'x' } }),
    ).toHaveProperty('courseId');
    const question = await created({ poolId: id });
    expect(question).toMatchObject({ pool: { name: 'Luke', questionCount: 1 } });
    expect(await admin.codeOf(DROP, { id })).toBe('CONFLICT');
    await admin.send(REMOVE, { id: question._id });
    expect(await regional.codeOf(DROP, { id })).toBe('FORBIDDEN');
    expect(await admin.codeOf(DROP, { id })).toBeUndefined();
  });
});

describe('files', () => {
  const PREVIEW =
    'mutation ($courseId: ID!, $format: QuestionFormat!, $text: String!) { previewQuestionImport(courseId: $courseId, format: $format, text: $text) { index title kind refused losses { code message } } }';
  const IMPORT =
    'mutation ($id: ID!, $courseId: ID!, $format: QuestionFormat!, $text: String!, $indexes: [Int!]!) { importQuestions(_id: $id, courseId: $courseId, format: $format, text: $text, indexes: $indexes) }';
  const EXPORT =
    'query ($filter: QuestionFilter, $format: QuestionFormat!) { exportQuestions(filter: $filter, format: $format) { fileName text count losses { title losses { code } } } }';
  const file =
    '::One::Rome is a city. {T}\n\n::Two::Who? {=Paul ~Peter}\n\n::Three::Nothing right {~a ~b}';

  it('are looked at without writing, then written once however often they are sent', async () => {
    const { _id: own } = await aCourse(app);
    const ask = { courseId: own, format: 'GIFT', text: file };
    const preview = await admin.send(PREVIEW, ask);
    expect(preview.data?.previewQuestionImport).toMatchObject([
      { index: 0, title: 'One', kind: 'TRUE_FALSE', refused: null },
      { index: 1, kind: 'SINGLE_CHOICE', refused: null },
      { index: 2, kind: null, refused: expect.any(String) },
    ]);
    const total = async () =>
      (await admin.read(List, LIST, { filter: { courseId: own } })).questions.total;
    expect(await total()).toBe(0);
    expect(
      await fieldsOf(IMPORT, { ...ask, id: 'import-0123456789ab', indexes: [0, 2] }),
    ).toHaveProperty('indexes');
    expect(await total()).toBe(0);
    const once = { ...ask, id: 'import-0123456789ab', indexes: [0, 1] };
    const first = await admin.send(IMPORT, once);
    expect(first.data?.importQuestions).toHaveLength(2);
    expect((await admin.send(IMPORT, once)).data).toEqual(first.data);
    expect(await total()).toBe(2);
    const out = await admin.send(EXPORT, { filter: { courseId: own }, format: 'MOODLE_XML' });
    expect(out.data?.exportQuestions).toMatchObject({ count: 2, losses: [] });
    expect(JSON.stringify(out.data)).toContain('Rome is a city.');
  });

  it('are for admins of the college alone, and refused where they are none', async () => {
    const ask = {
      courseId,
      format: 'MOODLE_XML',
      text: '<!DOCTYPE x [<!ENTITY a "b">]><quiz></quiz>',
    };
    expect(await regional.codeOf(PREVIEW, ask)).toBe('FORBIDDEN');
    expect(await regional.codeOf(IMPORT, { ...ask, id: 'import-0123456789ac', indexes: [0] })).toBe(
      'FORBIDDEN',
    );
    expect(await student.codeOf(EXPORT, { format: 'GIFT' })).toBe('FORBIDDEN');
    expect(await fieldsOf(PREVIEW, ask)).toHaveProperty('text');
    expect(await fieldsOf(PREVIEW, { ...ask, text: '<quiz></quiz>' })).toHaveProperty('text');
    expect(await fieldsOf(PREVIEW, { ...ask, courseId: 'nowhere', text: file })).toHaveProperty(
      'courseId',
    );
  });
});
