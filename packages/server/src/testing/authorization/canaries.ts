import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import { rowsOf } from '../rows-of.ts';

/** A table that keeps something of people, whose each row is, and what is planted into it. */
interface Plant {
  readonly table: string;
  /** SQL of the person's id, of a row `t`. */
  readonly owner: string;
  readonly texts?: string;
  readonly numbers?: string;
  /** Columns of numbers that are shown as a hundredth of what is kept. */
  readonly hundredths?: string;
  /** Columns of lists, and of JSON with the text where `?` stands. */
  readonly lists?: string;
  readonly json?: Readonly<Record<string, string>>;
}

const attemptOf = '(select user_id from exam_attempts a where a.id = t.attempt_id)';
const submissionOf = '(select user_id from submissions s where s.id = t.submission_id)';
const given = '{"choiceIds":["?"],"pairs":[],"order":[],"blanks":[],"number":null,"text":"?"}';
const course =
  '{"_id":"x","code":"x","name":"?","complete":true,"score":1,"letter":"A","points":4}';
const snapshot = `{"studentName":"?","organisation":"x","address":null,"terms":[{"name":"?","year":2026,"courses":[${course}],"meanScore":1,"meanPoints":1}],"meanScore":1,"meanPoints":1,"scale":[]}`;

/** Everything that is kept of a person, by the table. */
export const plants: readonly Plant[] = [
  { table: 'accommodations', owner: 't.user_id', texts: 'reason', numbers: 'extra_attempts' },
  { table: 'addresses', owner: 't.item_id', texts: 'name line1 line2 city state postcode' },
  {
    table: 'appeals',
    owner: 't.user_id',
    texts: 'title reason opinion answer',
    numbers: 'minutes',
  },
  { table: 'attempt_events', owner: attemptOf, json: { detail: '{"note":"?"}' } },
  {
    table: 'attempt_questions',
    owner: attemptOf,
    texts: 'comment',
    hundredths: 'earned',
    json: { answer: given },
  },
  {
    table: 'audit_entries',
    owner: 't.actor_id',
    texts: 'address',
    json: { before: '{"location":"?"}', after: '{"location":"?"}' },
  },
  {
    table: 'exam_attempts',
    owner: 't.user_id',
    texts: 'record_reason correction_reason',
    numbers: 'score points scaled_from corrected_from',
  },
  { table: 'feedback_files', owner: submissionOf, texts: 'file_name sha256' },
  { table: 'grade_changes', owner: 't.user_id', texts: 'title reason', numbers: 'before after' },
  { table: 'grade_corrections', owner: 't.user_id', texts: 'reason', numbers: 'score' },
  { table: 'import_rows', owner: 't.user_id', lists: 'values' },
  { table: 'lesson_check_answers', owner: 't.user_id', numbers: 'tries' },
  // A note that is pinned is for its group.
  {
    table: 'lesson_notes',
    owner: 'case when t.group_id is null then t.user_id end',
    texts: 'text',
  },
  { table: 'lesson_progress', owner: 't.user_id', numbers: 'position_seconds' },
  { table: 'logits', owner: 't.user_id', texts: 'payload' },
  { table: 'notifications', owner: 't.user_id', texts: 'title description' },
  { table: 'passkeys', owner: 't.user_id', texts: 'name public_key' },
  {
    table: 'request_form_answers',
    owner: 't.user_id',
    texts: 'reply',
    json: { values: '[{"fieldId":"x","label":"x","kind":"TEXT","value":"?"}]' },
  },
  { table: 'saved_comments', owner: 't.owner_id', texts: 'text' },
  { table: 'sessions', owner: 't.user_id', texts: 'address user_agent impersonation_reason' },
  { table: 'submission_files', owner: submissionOf, texts: 'file_name sha256' },
  {
    table: 'submissions',
    owner: 't.user_id',
    texts: 'text late_reason feedback reopen_reason receipt_hash receipt_code',
    numbers: 'score',
  },
  { table: 'transcripts', owner: 't.user_id', texts: 'code revoke_reason', json: { snapshot } },
  { table: 'uploads', owner: 't.created_by', texts: 'file_name title fingerprint store_token' },
  { table: 'user_emails', owner: 't.user_id', texts: 'email' },
  { table: 'user_mergers', owner: 't.keep_id', texts: 'reason' },
  { table: 'user_phones', owner: 't.user_id', texts: 'number' },
  {
    table: 'users',
    owner: 't.id',
    texts: 'email location url home_page social_user_name grad_location',
    numbers: 'grad_year',
  },
];

const words = (text = ''): string[] => (text === '' ? [] : text.split(' '));

const numbersOf = ({ table, numbers, hundredths }: Plant): string[] =>
  [...words(numbers), ...words(hundredths)].map((column) => `${table}.${column}`);

/** Every column into which something is planted; a canary names its place by the number here. */
export const places: readonly string[] = plants.flatMap((plant) => {
  const columns = [...words(plant.texts), ...words(plant.lists), ...Object.keys(plant.json ?? {})];
  return [...columns.map((column) => `${plant.table}.${column}`), ...numbersOf(plant)];
});

const numeric = new Set(plants.flatMap(numbersOf));

const Names = z.array(z.object({ name: z.string() }));
const KEY = places.length;
const FIRST = 300_000;
const PER_PERSON = 100;

/** Fills every planted column of everybody's rows with what stands nowhere else and says whose it is. */
export async function plantCanaries(db: Db): Promise<Finder> {
  await db.execute(
    sql`create table canary_people as select id, row_number() over (order by id)::int as n from users`,
  );
  for (const { table } of plants) await dropChecks(db, table);
  await plantAgain(db);
  const key = `zq${KEY}.`;
  const own = sql`${key} || question_id || '.qz'`;
  await db.execute(sql`update question_versions set key = jsonb_build_object(
    'choiceIds', jsonb_build_array(${own}), 'order', jsonb_build_array(${own}),
    'pairs', jsonb_build_array(jsonb_build_object('promptId', ${own}, 'optionId', ${own})),
    'blanks', jsonb_build_array(jsonb_build_object('blankId', ${own}, 'accepted', jsonb_build_array(${own}))),
    'number', ${own}, 'tolerance', ${own}, 'accepted', jsonb_build_array(${own}),
    'caseSensitive', false, 'partial', false, 'guidance', ${own})`);
  const people = await rowsOf(db, sql`select id as name from canary_people order by n`);
  return finderFor(Names.parse(people).map(({ name }) => name));
}

/** Fills what was written since with what says whose it is. */
export async function plantAgain(db: Db): Promise<void> {
  for (const plant of plants) await plantInto(db, plant);
}

/** What is planted would break them. */
async function dropChecks(db: Db, table: string): Promise<void> {
  const checks = await rowsOf(
    db,
    sql`select conname as name from pg_constraint where contype = 'c' and conrelid = ${table}::regclass`,
  );
  for (const { name } of Names.parse(checks)) {
    await db.execute(
      sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
    );
  }
}

async function plantInto(db: Db, plant: Plant): Promise<void> {
  const { table, owner, texts, numbers, hundredths, lists, json } = plant;
  const at = (column: string) => places.indexOf(`${table}.${column}`);
  const text = (column: string) => `'zq${at(column)}.' || p.id || '.qz'`;
  const number = (column: string) => `(${FIRST} + p.n * ${PER_PERSON} + ${at(column)})`;
  const sets = [
    ...words(texts).map((column) => `"${column}" = ${text(column)}`),
    ...words(numbers).map((column) => `"${column}" = ${number(column)}`),
    ...words(hundredths).map((column) => `"${column}" = ${number(column)} * 100`),
    ...words(lists).map((column) => `"${column}" = array[${text(column)}]`),
    ...Object.entries(json ?? {}).map(
      ([column, shape]) => `"${column}" = replace('${shape}', '?', ${text(column)})::jsonb`,
    ),
  ];
  const from = `from canary_people p where p.id = ${owner}`;
  await db.execute(sql.raw(`update "${table}" t set ${sets.join(', ')} ${from}`));
}

export interface Canary {
  /** `table.column`, or `key`. */
  readonly place: string;
  /** Whose it is: a person's id, or that of the question whose key it is. */
  readonly owner: string;
}

/** Finds what was planted, wherever it stands in a text. */
export type Finder = (text: string) => readonly Canary[];

function finderFor(people: readonly string[]): Finder {
  return (text) => {
    const texts = [...text.matchAll(/zq(\d+)\.([\w-]+)\.qz/gi)].map(([, place, owner = '']) => ({
      place: places[Number(place)] ?? 'key',
      owner,
    }));
    const numbers = [...text.matchAll(/[:[,](\d{6})(?=[,}\]])/g)].flatMap(([, digits]) => {
      const number = Number(digits) - FIRST;
      const place = places[number % PER_PERSON];
      const owner = people[Math.floor(number / PER_PERSON) - 1];
      return place !== undefined && numeric.has(place) && owner ? [{ place, owner }] : [];
    });
    return [...texts, ...numbers];
  };
}
