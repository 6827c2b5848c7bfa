import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../graphql/schema.ts';
import { examAttempts } from '../../modules/exams/exams.table.ts';
import { uploads } from '../../modules/uploads/uploads.table.ts';
import { personaId } from '../../seed/people.ts';
import { anUpload } from '../factories/upload.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { actors, browserOf } from './actors.ts';
import { tries } from './attempts-at.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services.database;
  // An ended and an open attempt of the student, under names that the tries know.
  const own = sql`(select id from exam_attempts where user_id = ${personaId('student')} and number = 1 limit 1)`;
  await db.execute(
    sql`insert into exam_attempts select (jsonb_populate_record(a, '{"id": "matrix-result", "number": 9}')).* from exam_attempts a where a.id = ${own}`,
  );
  const [copied] = await db
    .select()
    .from(examAttempts)
    .where(eq(examAttempts._id, 'matrix-result'));
  await db.execute(
    sql`insert into exam_attempts select (jsonb_populate_record(a, '{"id": "matrix-passed", "number": 8, "passed": true, "status": "FINISHED"}')).* from exam_attempts a where a.id = 'matrix-result'`,
  );
  if (!copied) throw new Error('The student of the demonstration college has no result');
  await db.insert(uploads).values(anUpload());
  const student = await app.as('student');
  const opened = await student.codeOf(
    'mutation { startExamAttempt(_id: "00000000-0000-7000-8000-000000000001", examId: "exam-bib101-final") { _id } }',
  );
  if (opened !== undefined) throw new Error(`The student cannot start the exam: ${opened}`);
});
afterAll(() => app.close());

const SIGNS: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: '?',
  FORBIDDEN: '-',
  NOT_FOUND: '0',
  INTERNAL: 'INTERNAL ',
};

const rootFields = (): string[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );

/** `+` allowed, `-` refused, `0` looks as if it were not there, `?` not signed in. */
async function cell(name: string, actor: (typeof actors)[number]): Promise<string> {
  const browser = await browserOf(app, actor);
  const attempt = tries[name];
  const query = attempt?.query ?? '';
  const code = query.startsWith('subscription')
    ? await browser.codeOfLive(query)
    : await browser.codeOf(query, { ...attempt?.variables });
  return SIGNS[code ?? ''] ?? '+';
}

describe('the authorization matrix', () => {
  it('tries every root field, and none that does not exist', () => {
    expect(Object.keys(tries).toSorted()).toEqual(rootFields().toSorted());
  });

  it('declares on every root field who may use it', () => {
    for (const type of [
      schema.getQueryType(),
      schema.getMutationType(),
      schema.getSubscriptionType(),
    ]) {
      for (const field of Object.values(type?.getFields() ?? {})) {
        expect({ [field.name]: field.extensions.pothosOptions }).toHaveProperty([
          field.name,
          'authScopes',
        ]);
      }
    }
  });

  it('answers every actor as it is written down', async () => {
    const width = 34;
    const head = `${''.padEnd(width)}${actors.map((actor) => actor.name.padEnd(13)).join('')}`;
    const lines: string[] = [];
    for (const name of Object.keys(tries)) {
      const cells: string[] = [];
      for (const actor of actors) cells.push((await cell(name, actor)).padEnd(13));
      lines.push(`${name.padEnd(width)}${cells.join('')}`.trimEnd());
    }
    const matrix = [head.trimEnd(), ...lines.toSorted()].join('\n');
    await expect(`${matrix}\n`).toMatchFileSnapshot('./matrix.txt');
  }, 240_000);
});
