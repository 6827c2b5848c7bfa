import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { markAttempt } from '../modules/exams/scoring.rules.ts';
import { createLogger } from '../platform/logger.ts';
import { migrate } from '../platform/migrate.ts';
import type { Database } from '../platform/database.ts';
import { type EmptyDatabase, emptyDatabase } from '../testing/empty-database.ts';
import { testEnv } from '../testing/env.ts';
import { memoryFiles } from '../testing/memory-files.ts';
import { rowsOf } from '../testing/rows-of.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { seedIfEmpty } from './seed-if-empty.ts';

let app: TestApp;
let empty: EmptyDatabase;
let database: Database;
beforeAll(async () => {
  app = await createTestApp();
  empty = await emptyDatabase();
  database = await empty.open();
  await migrate(database);
});
afterAll(async () => {
  await empty.drop();
  await app.close();
});

const seed = (env: Record<string, string> = {}, files = memoryFiles()) =>
  seedIfEmpty(testEnv(env), createLogger('silent'), { database, files });

const Names = z.array(z.object({ name: z.string() }));
const Told = z.tuple([z.object({ rows: z.number(), sum: z.string().nullable() })]);

/** Every table with its number of rows and a sum of what they say. Salts and clocks say nothing. */
async function contentOf({ db }: Database) {
  const tables = Names.parse(
    await rowsOf(
      db,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'schema_migrations' order by 1`,
    ),
  );
  const content: Record<string, z.infer<typeof Told>[0]> = {};
  for (const { name } of tables) {
    const [told] = Told.parse(
      await rowsOf(
        db,
        sql`select count(*)::int as rows, md5(string_agg(told, '|' order by told)) as sum from (select (to_jsonb(each) - 'password_hash')::text as told from ${sql.identifier(name)} each) as rows`,
      ),
    );
    content[name] = told;
  }
  return content;
}

describe('the demonstration college', () => {
  it('is not made where it was not asked for, nor half of it where that fails', async () => {
    const before = await contentOf(database);
    await seed({ SEED: 'false' });
    await seed({ APP_ENV: 'production', PUBLIC_URL: 'https://college.example' });
    const broken = { ...memoryFiles(), write: () => Promise.reject(new Error('no disk')) };
    await expect(seed({}, broken)).rejects.toThrow('no disk');
    expect(await contentOf(database)).toEqual(before);
    expect(before['users']?.rows).toBe(0);
  });

  it('is the same every time for the same day, and leaves what is there alone', async () => {
    await seed();
    const made = await contentOf(database);
    expect(made['users']?.rows).toBeGreaterThan(300);
    expect(made).toEqual(await contentOf(app.services.database));
    await database.db.execute(sql`delete from links`);
    await seed();
    expect((await contentOf(database))['links']?.rows).toBe(0);
  });

  it('has results that the product’s own rules give', async () => {
    const Sat = z.array(
      z.object({
        number: z.number(),
        passMark: z.number(),
        score: z.number(),
        passed: z.boolean(),
        answers: z.array(z.object({ points: z.number(), earned: z.number() })),
      }),
    );
    const sat = Sat.parse(
      await rowsOf(
        app.services.database.db,
        sql`select a.number, e.pass_mark as "passMark", a.score, a.passed, json_agg(json_build_object('points', q.points, 'earned', q.earned)) as answers from exam_attempts a join exams e on e.id = a.exam_id join attempt_questions q on q.attempt_id = a.id where a.status = 'FINISHED' group by a.id, e.id`,
      ),
    );
    expect(sat.length).toBeGreaterThan(100);
    for (const { number, passMark, score, passed, answers } of sat) {
      expect(
        markAttempt(answers, { number, passMark, end: 'FINISHED', late: false }),
      ).toMatchObject({
        score,
        passed,
      });
    }
  });
});
