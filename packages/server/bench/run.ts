import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FixedClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database.ts';
import { localFiles } from '../src/platform/local-files.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openPglite } from '../src/platform/pglite.ts';
import { openPostgres } from '../src/platform/postgres.ts';
import { seedCollege } from '../src/seed/college.ts';
import nodeOptions from '../node-options.json' with { type: 'json' };
import { type Child, cpuOfFamily, cpuSeconds, rssMb, startChild, stopChildren } from './child.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { growthMinutes, rounds } from './env.ts';
import { saveOperation } from './answer-operation.ts';
import { openAttempt, sitExams } from './exam-sitting.ts';
import { addLargeCollege, LABORATORY } from './large-college.ts';
import { ask, load, type Target } from './load.ts';
import type { Operation } from './operation.ts';
import { operations, randomPages } from './operations.ts';
import { Report } from './report.ts';
import { signIn } from './session.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const CONNECTIONS = 8;
const ROUNDS = rounds;
const SECONDS = 2;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Pair {
  readonly ours: Child;
  readonly limit: Child;
  /** CPU seconds of the database outside of the servers, so far. */
  readonly databaseCpu: () => number;
}

async function fill(database: Database, folder: string): Promise<void> {
  const clock = new FixedClock('2026-03-02T12:00:00Z');
  await migrate(database);
  await seedCollege({
    database,
    files: localFiles(folder, { clock, signingSecret: 'nothing is signed here' }),
    clock,
  });
  await addLargeCollege(database.db, LABORATORY);
}

async function targetsOf(
  pair: Pair,
  operation: Operation,
): Promise<{ ours: Target; limit: Target }> {
  const cookie = await signIn(pair.ours.port, operation.persona);
  return {
    ours: {
      port: pair.ours.port,
      path: '/graphql',
      cookie,
      body: (n) => JSON.stringify({ query: operation.query, variables: operation.variables(n) }),
    },
    limit: {
      port: pair.limit.port,
      path: '/',
      body: (n) => JSON.stringify({ operation: operation.name, variables: operation.variables(n) }),
    },
  };
}

/** Both servers must answer the same thing, or the ratio says nothing. */
async function mustAgree(
  targets: { ours: Target; limit: Target },
  { name, changing = /$^/ }: Operation,
): Promise<void> {
  const [ours, limit] = await Promise.all([ask(targets.ours, 1), ask(targets.limit, 1)]);
  const same = (text: string) =>
    JSON.stringify(JSON.parse(text.replaceAll(/(\.\d{1,3})?(\+00:00|Z)"/g, '"'))).replaceAll(
      new RegExp(changing, 'g'),
      '',
    );
  if (same(ours) !== same(limit)) {
    throw new Error(
      `${name}: different answers\nours  ${ours.slice(0, 600)}\nlimit ${limit.slice(0, 600)}`,
    );
  }
}

async function compare(
  pair: Pair,
  operation: Operation,
  engine: string,
  report: Report,
): Promise<void> {
  const targets = await targetsOf(pair, operation);
  await mustAgree(targets, operation);
  const shares: number[] = [];
  const cpus: number[] = [];
  const p99: number[] = [];
  await load(targets.ours, CONNECTIONS, SECONDS);
  await load(targets.limit, CONNECTIONS, SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const perRequest: number[] = [];
    const rates: number[] = [];
    for (const side of ['ours', 'limit'] as const) {
      const child = pair[side];
      const before = cpuSeconds(child.pid) + pair.databaseCpu();
      const result = await load(targets[side], CONNECTIONS, SECONDS);
      perRequest.push((cpuSeconds(child.pid) + pair.databaseCpu() - before) / result.requests);
      rates.push(result.perSecond);
      if (side === 'ours') p99.push(result.p99);
    }
    shares.push((rates[0] ?? 0) / (rates[1] ?? 1));
    cpus.push((perRequest[0] ?? 0) / (perRequest[1] ?? 1));
  }
  report.row(`${engine} ${operation.name}: share of limit`, median(shares), shares);
  report.row(`${engine} ${operation.name}: CPU per request against limit`, median(cpus), cpus);
  report.row(`${engine} ${operation.name}: p99 at c=8 (ms)`, median(p99), p99);
}

async function pages(pair: Pair, report: Report): Promise<void> {
  const operation = operations.find((each) => each.name === 'users');
  if (!operation) return;
  const { ours } = await targetsOf(pair, operation);
  const spread: Target = {
    ...ours,
    body: (n) => JSON.stringify({ query: operation.query, variables: randomPages(n) }),
  };
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cost: number[] = [];
    for (const target of [spread, ours]) {
      const before = cpuSeconds(pair.ours.pid) + pair.databaseCpu();
      const { requests } = await load(target, CONNECTIONS, SECONDS);
      cost.push((cpuSeconds(pair.ours.pid) + pair.databaseCpu() - before) / requests);
    }
    ratios.push((cost[0] ?? 0) / (cost[1] ?? 1));
  }
  report.row('P2 users at random pages: CPU against page 1', median(ratios), ratios);
}

/** From the start of the process to its first answer, on a folder or database that is there. */
async function starts(engine: string, env: Record<string, string>, report: Report): Promise<void> {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const child = await startChild([...nodeOptions, here('our-server.ts')], env);
    try {
      const body = () => JSON.stringify({ query: '{ __typename }' });
      await ask({ port: child.port, path: '/graphql', body }, 0);
      seconds.push((performance.now() - began) / 1000);
    } finally {
      await child.stop();
    }
  }
  report.row(`P13 ${engine}: start to first answer (s)`, median(seconds), seconds);
}

/** How much the server grows while all operations are asked for in turn, after a tenth of the time. */
async function growth(pair: Pair, report: Report): Promise<void> {
  const targets = await Promise.all(operations.map((each) => targetsOf(pair, each)));
  const keepAsking = async (seconds: number) => {
    const each = Math.min(SECONDS, seconds / targets.length);
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      for (const { ours } of targets) await load(ours, CONNECTIONS, each);
    }
  };
  await keepAsking(growthMinutes * 6);
  const before = rssMb(pair.ours.pid);
  await keepAsking(growthMinutes * 54);
  const grown = (rssMb(pair.ours.pid) / before - 1) * 100;
  report.row(`P14 PostgreSQL: growth of RSS in ${growthMinutes} min at c=8 (%)`, grown);
}

async function onPostgres(report: Report, scratch: string): Promise<void> {
  const cluster: Cluster = await startCluster();
  try {
    const database = await openPostgres(cluster.url, 4, true, () => {});
    await fill(database, path.join(scratch, 'files'));
    await database.close();
    const env = { DATABASE_URL: cluster.url, DATA_DIR: scratch };
    await starts('PostgreSQL', env, report);
    const ours = await startChild([...nodeOptions, here('our-server.ts')], env);
    const limit = await startChild([here('limit-server.ts'), '0', 'postgres', cluster.url]);
    const pair = { ours, limit, databaseCpu: () => cpuOfFamily(cluster.pid) };
    for (const operation of operations) await compare(pair, operation, 'PostgreSQL', report);
    const save = saveOperation(await openAttempt(ours.port));
    await compare(pair, save, 'PostgreSQL', report);
    await sitExams(ours, ROUNDS, report);
    await pages(pair, report);
    report.row('P14 PostgreSQL: server RSS after load (MB)', rssMb(ours.pid));
    await growth(pair, report);
  } finally {
    await stopChildren();
    await cluster.stop();
  }
}

async function onPglite(report: Report, scratch: string): Promise<void> {
  const database = await openPglite(path.join(scratch, 'ours/database'));
  await fill(database, path.join(scratch, 'ours/files'));
  await database.close();
  cpSync(path.join(scratch, 'ours/database'), path.join(scratch, 'limit/database'), {
    recursive: true,
  });
  const env = { DATABASE_URL: '', DATA_DIR: path.join(scratch, 'ours') };
  await starts('PGlite', env, report);
  try {
    const ours = await startChild([...nodeOptions, here('our-server.ts')], env);
    const limit = await startChild([
      here('limit-server.ts'),
      '0',
      'pglite',
      path.join(scratch, 'limit/database/cluster'),
    ]);
    const pair = { ours, limit, databaseCpu: () => 0 };
    for (const operation of operations) await compare(pair, operation, 'PGlite', report);
    report.row('P12 PGlite: server RSS with the laboratory (MB)', rssMb(ours.pid));
  } finally {
    await stopChildren();
  }
}

const scratch = mkdtempSync(path.join(tmpdir(), 'lampstand-bench-'));
const report = new Report();
try {
  await onPostgres(report, path.join(scratch, 'postgres'));
  await onPglite(report, path.join(scratch, 'pglite'));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
