import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../testing/rows-of.ts';
import { upgradedDatabase } from '../../testing/upgraded-database.ts';

/** The migrations before it was kept when somebody joined a group. */
const BEFORE = 37;

let upgraded: Awaited<ReturnType<typeof upgradedDatabase>>;
beforeAll(async () => {
  upgraded = await upgradedDatabase(BEFORE, old);
});
afterAll(() => upgraded.drop());

const stamps = "'2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'";
const audited = (id: string, at: string, before: string, after: string) =>
  `('${id}', '${at}', 'r', 'updateGroup', 'group', 'g', '{"studentIds": [${before}]}', '{"studentIds": [${after}]}')`;
const old = [
  `insert into regions (id, name, slug, zone, type, currency, time_zone, created_at, updated_at) values ('r', 'R', 'R', 'AFRICA', 'LAMPSTAND_CAMPUS', 'ZAR', 'UTC', ${stamps})`,
  `insert into groups (id, name, region_id, year, term, kind, starts_on, ends_on, created_at, updated_at) values ('g', 'G', 'r', 1, 'Spring', 'CAMPUS', '2026-01-12', '2026-05-29', ${stamps})`,
  `insert into users (id, email, first_name, last_name, locale, created_at, updated_at) select id, id || '@example.org', 'U', 'U', 'en', ${stamps} from unnest(array['signed-up', 'added', 'leads']) as id`,
  `insert into group_members (group_id, user_id, role) values ('g', 'signed-up', 'STUDENT'), ('g', 'added', 'STUDENT'), ('g', 'leads', 'FACILITATOR')`,
  `insert into audit_entries (id, at, request_id, action, entity, entity_id, before, after) values ${[
    audited('1', '2026-02-01T10:00:00Z', '', '"added"'),
    audited('2', '2026-02-02T10:00:00Z', '"added"', ''),
    audited('3', '2026-03-01T10:00:00Z', '"signed-up"', '"signed-up", "added"'),
    audited('4', '2026-04-01T10:00:00Z', '"signed-up", "added"', '"signed-up", "added"'),
  ].join(', ')}`,
];

it('members have joined when the log says so, else with their account', async () => {
  const rows = sql`select user_id as "user", to_char(joined_at at time zone 'UTC', 'YYYY-MM-DD') as day from group_members order by user_id`;
  expect(await rowsOf(upgraded.database.db, rows)).toEqual([
    { user: 'added', day: '2026-03-01' },
    { user: 'leads', day: null },
    { user: 'signed-up', day: '2026-01-01' },
  ]);
});
