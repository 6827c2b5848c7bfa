import { getTableName, sql } from 'drizzle-orm';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schema } from '../../graphql/schema.ts';
import { columnName, columnText } from '../../platform/column-name.ts';
import { richTexts } from '../../platform/rich-text.ts';
import { aFile } from '../factories/file.ts';
import { rowsOf } from '../rows-of.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { actors, browserOf } from './actors.ts';
import { makeFixtures } from './fixtures.ts';
import { fillStudent } from './private-things.ts';
import { samples } from './samples.ts';
import { makeSpares } from './spares.ts';
import { rootFields } from './walk.ts';
import { questionsTo, wholeOperation } from './whole-answers.ts';

let app: TestApp;

/** Files that belong to no text: of another student's work, of a lesson, of a transcript, of nothing. */
const FOREIGN = ['foreign-work', 'foreign-recording', 'foreign-transcript', 'foreign-export'];
/** Files that each record of a kind has. */
const OWN = ['own-of-lesson', 'own-of-assignment', 'own-of-feedback'];

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services.database;
  await makeFixtures(db);
  await makeSpares(db);
  await fillStudent(db);
  for (const _id of [...FOREIGN, ...OWN]) await aFile(app, { _id, contentType: 'image/png' });
  await db.execute(sql`update submission_files set file_id = 'foreign-work'
    where submission_id = 'submission-anotherRegion'`);
  await db.execute(sql`insert into lesson_media (lesson_id, locale, file_id)
    values ('lesson-bib102-1', 'xx', 'foreign-recording')`);
  await db.execute(sql`insert into lesson_downloads (id, lesson_id, file_id, title, position)
    select 'own-' || id, id, 'own-of-lesson', 'x', 90 from lessons`);
  await db.execute(sql`insert into assignment_downloads (id, assignment_id, file_id, title, position)
    select 'own-' || id, id, 'own-of-assignment', 'x', 90 from assignments`);
  await db.execute(sql`insert into feedback_files (id, submission_id, file_id, file_name, content_type, size, sha256, created_at)
    select 'own-' || id, id, 'own-of-feedback', 'x', 'image/png', 1, 'x', created_at from submissions`);
});
afterAll(() => app.close());

const Names = z.array(z.object({ name: z.string() }));
const namesOf = async (query: ReturnType<typeof sql>) =>
  Names.parse(await rowsOf(app.services.database.db, query)).map(({ name }) => name);

/** Every way in which a text can name a file. */
const naming = (id: string): string =>
  `<p>x<img src="/files/${id}" alt="" /><img src="/files/${id}?expires=9&amp;signature=x" alt="" /><a href="/files/${id}?download=x">y</a></p>`;

/** Ids of files to which the rich text of an answer leads by a signed link. */
const signedIn = (answer: unknown): string[] =>
  [...JSON.stringify(answer).matchAll(/(?:src|href)=\\"\/files\/([\w-]+)\?/g)].map(
    ([, id = '']) => id,
  );

describe('the fields that hold rich text', () => {
  it('are all that keep HTML in the college', async () => {
    const columns = await namesOf(
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and table_name <> 'mails'`,
    );
    const holding: string[] = [];
    for (const name of columns) {
      const [table = '', column = ''] = name.split('.');
      const found = await namesOf(
        sql`select 'x' as name from ${sql.identifier(table)}
          where ${sql.identifier(column)} ~ '<(p|h2|ul|ol|table|blockquote)>' limit 1`,
      );
      if (found.length > 0) holding.push(name);
    }
    const declared = richTexts().map(
      ({ column }) => `${getTableName(column.table)}.${columnText(column)}`,
    );
    expect(holding.toSorted()).toEqual(declared.toSorted());
  });

  it('are told as such by the API', () => {
    const told = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ description }) => /clean html/i.test(description ?? ''))
          .map(({ name }) => `${type.name}.${name}`),
      );
    expect(told.toSorted()).toEqual([
      'Assignment.content',
      'AssignmentSubmission.feedback',
      'Document.content',
      'Lesson.content',
      'StudentAssignment.content',
      'StudentLesson.content',
      'StudentSubmission.feedback',
    ]);
  });
});

describe('a text that names a file of something else', () => {
  it('leads nobody to it, whatever they ask, and to the files of its own record', async () => {
    const { db } = app.services.database;
    const html = [...FOREIGN, ...OWN].map(naming).join('');
    for (const { column } of richTexts()) {
      await db.execute(sql`update ${column.table} set ${columnName(column)} = ${html}`);
    }
    // Those to whom two of the files do belong.
    await db.execute(sql`update lessons set content = 'x' where id = 'lesson-bib102-1'`);
    await db.execute(
      sql`update submissions set feedback = 'x' where id = 'submission-anotherRegion'`,
    );
    const found = new Set<string>();
    const walkers = actors.filter(({ name }) =>
      ['student', 'other', 'facilitator', 'regionOut', 'admin', 'super'].includes(name),
    );
    for (const actor of walkers) {
      const browser = await browserOf(app, actor);
      for (const name of rootFields.keys()) {
        if (!name.startsWith('Query.')) continue;
        for (const given of questionsTo(name, 'zq', []).slice(0, 12)) {
          const { query, variables } = wholeOperation(name, given);
          if (!/\b(content|feedback)\b/.test(query)) break;
          const answer = await browser.send(query, { ...variables });
          for (const id of signedIn(answer)) found.add(id);
        }
      }
    }
    expect([...found].toSorted()).toEqual(OWN.toSorted());
  }, 600_000);
});

const CREATE = (noun: string, input: string) =>
  `mutation ($input: ${noun}Input!) { create${noun}(${input}: $input) { _id } }`;
const UPDATE = (noun: string, input: string) =>
  `mutation ($id: ID!, $input: ${noun}Input!) { update${noun}(_id: $id, version: 1, ${input}: $input) { _id } }`;
const GRADE =
  'mutation ($id: ID!, $input: SubmissionGradeInput!) { gradeSubmission(_id: $id, version: 1, submissionGradeInput: $input) { feedback } }';

const writes = [
  ['admin', CREATE('Lesson', 'lessonInput'), 'LessonInput', 'content', ''],
  ['admin', UPDATE('Lesson', 'lessonInput'), 'LessonInput', 'content', 'lesson-spare'],
  ['admin', CREATE('Assignment', 'assignmentInput'), 'AssignmentInput', 'content', ''],
  [
    'admin',
    UPDATE('Assignment', 'assignmentInput'),
    'AssignmentInput',
    'content',
    'assignment-spare',
  ],
  ['superadmin', CREATE('Document', 'documentInput'), 'DocumentInput', 'content', ''],
  ['superadmin', UPDATE('Document', 'documentInput'), 'DocumentInput', 'content', 'document-spare'],
  ['facilitator', GRADE, 'SubmissionGradeInput', 'feedback', 'submission-own'],
  ['superadmin', GRADE, 'SubmissionGradeInput', 'feedback', 'submission-own'],
] as const;

describe('whoever writes a text', () => {
  it.each(writes)(
    'as %s (%s) names no file of something else',
    async (who, query, input, field, id) => {
      const browser = await app.as(who);
      const sample = samples[input]?.(77);
      for (const foreign of [...FOREIGN, 'no-such-file']) {
        for (const html of [
          `<p>x</p><img src="/files/${foreign}" alt="">`,
          `<p>x <a href="/files/${foreign}?expires=1&amp;signature=2">y</a></p>`,
        ]) {
          const { errors } = await browser.send(query, { id, input: { ...sample, [field]: html } });
          expect(errors?.[0]?.extensions.fields).toEqual({
            [field]:
              'The text shows or links to a file that does not belong to this record. Please add the file here first.',
          });
        }
      }
    },
  );

  it('names those of the same record, and the student is led to them', async () => {
    const facilitator = await app.as('facilitator');
    const input = { ...samples['SubmissionGradeInput']?.(1), feedback: naming('own-of-feedback') };
    const answer = await facilitator.send(GRADE, { id: 'submission-own', input });
    expect(signedIn(answer)).toEqual(Array(3).fill('own-of-feedback'));
    const [kept] = await namesOf(
      sql`select feedback as name from submissions where id = 'submission-own'`,
    );
    expect(kept).not.toMatch(/signature|expires/);
    const student = await app.as('student');
    const read = await student.send(
      '{ studentAssignment(_id: "assignment-spare") { submission { feedback } } }',
    );
    expect(signedIn(read)).toEqual(Array(3).fill('own-of-feedback'));
  });

  it('is not refused what the record had, once it has it no more: the reader is not led there', async () => {
    const { db } = app.services.database;
    await db.execute(sql`delete from feedback_files where submission_id = 'submission-own'`);
    const student = await app.as('student');
    const read = await student.send(
      '{ studentAssignment(_id: "assignment-spare") { submission { feedback } } }',
    );
    expect(JSON.stringify(read.data)).toContain('feedback');
    expect(signedIn(read)).toEqual([]);
  });
});
