import { is, SQL, sql } from 'drizzle-orm';
import { type Db as JobDatabase, fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database, Db } from './database.ts';
import type { Logger } from './logger.ts';

/** Tries of a job that failed: the pause doubles each time, up to its most. */
interface Retries {
  readonly limit: number;
  readonly delaySeconds: number;
  readonly mostDelaySeconds: number;
}

/**
 * How one process works through a kind of work of which there may be much at a time. Otherwise it takes
 * one every two seconds.
 */
interface Pace {
  /** Workers side by side, besides one for what is urgent. */
  readonly workers: number;
  /** What each takes at a time, and does one after the other. A full batch is followed by the next at once. */
  readonly batch: number;
}

/** What is urgent goes before everything else that waits. */
const URGENT = 1;
/** Pause of the worker for what is urgent, when there is none. */
const URGENT_POLL_SECONDS = 1;

/** A process that fell silent that long is taken for dead, and its work given to another. */
const SILENT_SECONDS = 60;
/** The longest that one batch may take. */
const BATCH_SECONDS = 60 * 60;

/** One kind of background work. `Services` is what its handler may use. */
export interface Job<Data extends object, Services> {
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  /** When it runs by itself, with empty data: five fields in UTC, as cron has them. */
  readonly cron?: string;
  /** How often it is tried again when it fails; the usual otherwise. */
  readonly retries?: Retries;
  readonly pace?: (services: Services) => Pace;
  readonly handle: (data: Data, services: Services) => Promise<void>;
}

/** Declares a job; its data is checked when it is read back. */
export function defineJob<Data extends object, Services>(
  job: Job<Data, Services>,
): Job<Data, Services> {
  return job;
}

/** A job with its data type closed over, so that different jobs share one list. */
export interface AnyJob<Services> {
  readonly name: string;
  readonly cron: string | undefined;
  paceOf(services: Services): Pace | undefined;
  run(data: unknown, services: Services): Promise<void>;
}

/** Makes a job fit for the list that the queue works through. */
export function anyJob<Data extends object, Services>(job: Job<Data, Services>): AnyJob<Services> {
  return {
    name: job.name,
    cron: job.cron,
    paceOf: (services) => job.pace?.(services),
    run: (data, services) => job.handle(job.schema.parse(data), services),
  };
}

export interface JobQueue {
  /**
   * Puts a job into the caller's transaction: it exists if and only if the change does.
   * @param urgent goes before all of its kind that are not, where the kind has a pace.
   */
  enqueue<Data extends object>(
    tx: Db,
    job: Job<Data, never>,
    data: Data,
    urgent?: boolean,
  ): Promise<void>;
  /** Begins to work; until then jobs wait. */
  work(): Promise<void>;
  /** Runs everything that waits now, and what that brings, and returns how many jobs ran. */
  drain(): Promise<number>;
  /** Begins no further job in this process; more may still be put in. */
  rest(): Promise<void>;
  /** Lets jobs under way finish, for so many milliseconds, and ends. What is cut is tried again. */
  stop(patienceMs?: number): Promise<void>;
}

const Rows = z.object({ rows: z.array(z.unknown()) });

/** The queue's view of one of our transactions. */
function queueIn(tx: Db): JobDatabase {
  const execute = async (query: unknown) => {
    if (!is(query, SQL)) throw new TypeError('The job queue sent something that is not SQL');
    return Rows.parse(await tx.execute(query));
  };
  return fromDrizzle({ execute }, sql);
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';
const RETRIES: Retries = { limit: 5, delaySeconds: 15, mostDelaySeconds: 10 * 60 };

const asOptions = ({ limit, delaySeconds, mostDelaySeconds }: Retries) => ({
  retryLimit: limit,
  retryDelay: delaySeconds,
  retryBackoff: true,
  retryDelayMax: mostDelaySeconds,
});

/** A batch may take long, and what a dead process held is found nevertheless. */
const PACED = { heartbeatSeconds: SILENT_SECONDS, expireInSeconds: BATCH_SECONDS };

/** The queue's own part of an end: it has a second at least, however little is left. */
const LEAST_PATIENCE_MS = 1000;

/** Works through jobs in this process, until it is told to rest. */
function openWorker<Services>(boss: PgBoss, services: () => Services) {
  let resting = false;

  /** Does a batch one by one: each job succeeds or fails for itself. What a stop leaves is tried again. */
  const workOn = (job: AnyJob<Services>) => async (batch: { id: string; data: object }[]) => {
    const results: JobResult[] = [];
    for (const { id, data } of batch) {
      if (resting) break;
      try {
        await job.run(data, services());
        results.push({ id, status: 'completed' });
      } catch (error) {
        results.push({ id, status: 'failed', output: { message: String(error) } });
      }
    }
    return results;
  };

  return {
    async begin(job: AnyJob<Services>): Promise<void> {
      const each = { perJobResults: true } as const;
      const pace = job.paceOf(services());
      if (pace === undefined) {
        await boss.work<object>(job.name, each, workOn(job));
        return;
      }
      const urgent = { minPriority: URGENT, pollingIntervalSeconds: URGENT_POLL_SECONDS };
      await boss.work<object>(job.name, { ...each, ...urgent }, workOn(job));
      const many = {
        batchSize: pace.batch,
        burstWhenBatchFull: true,
        localConcurrency: pace.workers,
      };
      await boss.work<object>(job.name, { ...each, ...many }, workOn(job));
    },
    rest(): void {
      resting = true;
    },
  };
}

/** Opens the queue in the product's own database. */
export async function openJobs<Services>(
  database: Database,
  jobs: readonly AnyJob<Services>[],
  services: () => Services,
  log: Logger,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: database.jobs,
    ...(database.engine === 'pglite' ? { backend: 'pglite' } : {}),
  });
  boss.on('error', (error) => {
    log.error({ err: error }, 'job queue');
  });
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, asOptions(RETRIES));
    // The queue's own record is now known. Looked up later, inside a transaction of ours, it would
    // wait for the embedded engine's only connection, which that transaction holds.
    await boss.findJobs(job.name, { id: NO_JOB });
  }

  const worker = openWorker(boss, services);

  async function runAll(job: AnyJob<Services>): Promise<number> {
    let ran = 0;
    for (;;) {
      const [next] = await boss.fetch(job.name);
      if (!next) return ran;
      await job.run(next.data, services());
      await boss.complete(job.name, next.id);
      ran += 1;
    }
  }

  return {
    async enqueue(tx, job, data, urgent = false) {
      // With the job, not with its queue: a queue that is there already would keep what it had.
      await boss.send(job.name, data, {
        ...asOptions(job.retries ?? RETRIES),
        ...(job.pace === undefined ? {} : PACED),
        ...(urgent ? { priority: URGENT } : {}),
        db: queueIn(tx),
      });
    },
    async work() {
      for (const job of jobs) {
        await worker.begin(job);
        if (job.cron !== undefined) await boss.schedule(job.name, job.cron, {});
      }
    },
    async drain() {
      let total = 0;
      for (;;) {
        let ran = 0;
        for (const job of jobs) ran += await runAll(job);
        if (ran === 0) return total;
        total += ran;
      }
    },
    async rest() {
      worker.rest();
      for (const job of jobs) await boss.offWork(job.name, { wait: false });
    },
    stop: (patienceMs = 5000) =>
      boss.stop({ graceful: true, timeout: Math.max(patienceMs, LEAST_PATIENCE_MS) }),
  };
}
