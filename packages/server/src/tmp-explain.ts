import pg from 'pg';
import { openPostgres } from './platform/postgres.ts';
import { resultsList } from './modules/exams/results.list.ts';
import './graphql/schema.ts';
const url = 'postgres://postgres@127.0.0.1:54871/big';
let last = { q: '', p: [] as unknown[] };
const db = await openPostgres(url, 2, false, () => {}, {
  logQuery: (q, p) => {
    last = { q, p };
  },
});
const client = new pg.Client({ connectionString: url });
await client.connect();
const rel = new Set(['student', 'exam', 'course', 'group', 'region']);
const lit = (v: unknown): string =>
  Array.isArray(v)
    ? `array[${v.map(lit).join(',')}]::text[]`
    : typeof v === 'number' || typeof v === 'boolean'
      ? String(v)
      : `'${String(v)}'`;
const verbose = process.argv[2];
const run = async (
  name: string,
  filter: object,
  regions: 'all' | string[] = 'all',
  more: object = {},
) => {
  if (verbose && !name.startsWith(verbose)) return;
  await resultsList.read(db.db, { filter, regions, relations: rel, ...more } as never);
  const { q, p } = last;
  await client.query('deallocate all');
  await client.query(`prepare p as ${q}`);
  const args = p.length ? `(${p.map(lit).join(',')})` : '';
  const out: string[] = [];
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await client.query(`set plan_cache_mode=${mode}`);
    let best = 1e9;
    for (let i = 0; i < 3; i++) {
      const { rows } = await client.query(`explain (analyze, buffers) execute p${args}`);
      const txt = rows.map((r) => r['QUERY PLAN']).join('\n');
      const ms = Number(/Execution Time: ([\d.]+)/.exec(txt)?.[1]);
      if (ms < best) best = ms;
      if (verbose && i === 2) console.log(txt);
    }
    out.push(`${mode === 'force_custom_plan' ? 'custom' : 'generic'} ${best.toFixed(1)} ms`);
  }
  let b = 1e9;
  for (let i = 0; i < 8; i++) {
    const t = performance.now();
    await resultsList.read(db.db, { filter, regions, relations: rel, ...more } as never);
    b = Math.min(b, performance.now() - t);
  }
  console.log(name.padEnd(45), out.join('  '), `read ${b.toFixed(1)} ms`);
};
await run('group+status', { groupId: 'big-g7', status: 'FAILED' });
await run('group+status, manager', { groupId: 'big-g7', status: 'FAILED' }, ['region-cape-town']);
await run('group', { groupId: 'big-g7' });
await run('none', {});
await run('none page 1000', {}, 'all', { page: { page: 1000, perPage: 25 } });
await run('none, one region', {}, ['region-cape-town']);
await run('none, empty region', {}, ['region-us-alumni']);
await run('none, two regions', {}, ['region-cape-town', 'region-berlin']);
await run('status', { status: 'PASSED' });
await run('status, one region', { status: 'PASSED' }, ['region-cape-town']);
await run('region', { regionId: 'region-berlin' });
await run('region+status', { regionId: 'region-berlin', status: 'FAILED' });
await run('exam', { examId: 'big-e7' });
await run('course+status', { courseId: 'big-c7', status: 'PASSED' });
await run('student', { studentId: 'big-u77' });
await run('q rare', { q: 'person7777' });
await run('q common', { q: 'anna' });
await run('q common, region', { q: 'anna' }, ['region-cape-town']);
await run('q all', { q: 'person' });
await run('q none', { q: 'zzzzz' });
await run('from-to', { finishedFrom: '2025-01-01T00:00:00Z', finishedTo: '2025-01-08T00:00:00Z' });
await run('score desc', {}, 'all', { sort: { field: 'score', order: 'DESC' } });
await run('score asc, region', {}, ['region-cape-town'], {
  sort: { field: 'score', order: 'ASC' },
});
await run('score desc, group', { groupId: 'big-g7' }, 'all', {
  sort: { field: 'score', order: 'DESC' },
});
await run('exam+group', { examId: 'big-e7', groupId: 'big-g7' });
await run('exam, one region', { examId: 'big-e7' }, ['region-cape-town']);
await client.end();
await db.close();
