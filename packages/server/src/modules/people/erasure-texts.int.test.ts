import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { copyRules, sweptCopies, sweptTexts, textRules } from './erasure-texts.ts';
import { personReferences } from './person-references.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const Places = z.object({ rows: z.array(z.object({ place: z.string() })) });

async function placesOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const found = await app.services.database.db.execute(query);
  return Places.parse(found).rows.map(({ place }) => place);
}

const nameOf = (table: Parameters<typeof getTableConfig>[0]) => getTableConfig(table).name;

describe('what an erasure does about texts is said', () => {
  it('of every table', async () => {
    const tables = await placesOf(
      sql`select table_name as place from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(Object.keys(textRules).toSorted()).toEqual(tables.toSorted());
  });

  it('of every column that may hold a copy of a record', async () => {
    const copies = await placesOf(
      sql`select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public' and data_type in ('json', 'jsonb', 'ARRAY')`,
    );
    expect(Object.keys(copyRules).toSorted()).toEqual(copies.toSorted());
  });

  it('where names and addresses are swept', () => {
    const swept = new Set([...sweptTexts, ...sweptCopies].map(({ table }) => nameOf(table)));
    const told = Object.keys(textRules).filter((table) => textRules[table]?.includes('swept'));
    expect([...swept].toSorted()).toEqual(told.toSorted());
  });

  it('where rows that refer to the person go', () => {
    const removed = personReferences
      .filter(({ erase }) => erase === 'remove')
      .map(({ table }) => nameOf(table));
    const untold = removed.filter((table) => !textRules[table]?.includes('removed'));
    expect(untold).toEqual([]);
  });
});
