import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const ERASE =
  'mutation ($id: ID!, $version: Int!, $email: String!, $reason: String!) { eraseUser(userId: $id, version: $version, confirmation: $email, reason: $reason) { _id fullName email active erasure { number reason byName erasedAt } } }';

const Version = z.object({
  users: z.object({ items: z.array(z.object({ version: z.number(), email: z.string() })) }),
});

/** Erases somebody as they are now, with what is given in place of the right answers. */
export async function erase(browser: TestClient, id: string, given: object = {}) {
  const { users } = await browser.read(
    Version,
    `{ users(filter: { ids: ["${id}"] }) { items { version email } } }`,
  );
  const [person] = users.items;
  if (!person) throw new Error(`There is nobody called ${id}`);
  return browser.send(ERASE, { id, ...person, reason: 'Asked for by letter', ...given });
}

const Columns = z.object({ rows: z.array(z.object({ schema: z.string(), table: z.string() })) });
const Rows = z.object({ rows: z.array(z.object({ row: z.string() })) });

/** Where in the whole database, the job queue included, one of the texts stands, in whatever case. */
export async function placesHolding(app: TestApp, texts: readonly string[]): Promise<string[]> {
  const { db } = app.services.database;
  const tables = Columns.parse(
    await db.execute(
      sql`select table_schema as schema, table_name as table from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    ),
  ).rows;
  const places: string[] = [];
  for (const { schema, table } of tables) {
    const name = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
    const found = await db.execute(sql`select to_jsonb(each)::text as row from ${name} as each`);
    const all = Rows.parse(found)
      .rows.map(({ row }) => row)
      .join('\n')
      .toLowerCase();
    for (const text of texts) {
      if (all.includes(text.toLowerCase())) places.push(`${table}: ${text}`);
    }
  }
  return places;
}
