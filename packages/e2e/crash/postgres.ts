import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { type Cluster, openPostgres, startCluster } from '@lampstand/server/laboratory';
import { type College, dropFolder, newFolder, startCollege } from '../college/server.ts';
import { acknowledge, type Browser } from './ask.ts';
import { prepareLoad, runUntilCrash } from './load.ts';
import { atLeast, atMost, type Figure } from './report.ts';
import { verify } from './verify.ts';

/** Acknowledged changes between two kills. */
const roundCommits = 300;

/** The postmaster and its children, all of this run's own cluster. */
function familyOf(postmaster: number): number[] {
  const isChild = (name: string): boolean => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] === String(postmaster);
    } catch {
      // Ended meanwhile.
      return false;
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
  return [postmaster, ...children.map(Number)];
}

/** Kills them all at once. @returns whom: the postmaster is halted first, so that it starts no more. */
function killFamily(postmaster: number): number[] {
  process.kill(postmaster, 'SIGSTOP');
  const family = familyOf(postmaster);
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
  return family;
}

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

/** Milliseconds until the server answers a signed-in person from the database again. */
async function untilAnswered(browser: Browser): Promise<number> {
  const began = performance.now();
  for (;;) {
    try {
      await acknowledge(browser, '{ currentUser { _id email } }', {});
      return performance.now() - began;
    } catch (error) {
      if (performance.now() - began > 30_000) throw error;
      await after(20);
    }
  }
}

interface Figures {
  readonly recovered: number[];
  readonly torn: string[];
  acknowledged: number;
  lost: number;
}

async function killAgainAndAgain(cluster: Cluster, college: College, kills: number) {
  const figures: Figures = { recovered: [], torn: [], acknowledged: 0, lost: 0 };
  const load = await prepareLoad(college);
  const [browser] = Object.values(load.browsers);
  if (!browser) throw new Error('Nobody is signed in');
  let postmaster = cluster.pid;
  for (let kill = 1; kill <= kills; kill += 1) {
    let family: readonly number[] = [];
    figures.acknowledged += await runUntilCrash(load, roundCommits + (kill % 17), async () => {
      family = killFamily(postmaster);
    });
    // What was killed is not gone at once.
    while (!family.every(isGone)) await after(5);
    postmaster = await cluster.start();
    figures.recovered.push(
      await untilAnswered(browser).catch((error: unknown) => {
        throw new Error(`The server did not come back: ${college.said()}`, { cause: error });
      }),
    );
    const database = await openPostgres(cluster.url, 2, false, () => {});
    const verdict = await verify(database, load.lanes);
    await database.close();
    figures.lost += verdict.lost;
    figures.torn.push(...verdict.torn);
    if (kill % 20 === 0) console.log(`C2: ${kill} kills, ${figures.acknowledged} commits`);
  }
  return figures;
}

/** C2: PostgreSQL is killed, all its processes at once, and started again; the server stays up. */
export async function killPostgres(kills: number): Promise<readonly Figure[]> {
  const cluster = await startCluster();
  const folder = newFolder();
  try {
    const college = await startCollege({ folder, env: { DATABASE_URL: cluster.url } });
    try {
      const { recovered, torn, acknowledged, lost } = await killAgainAndAgain(
        cluster,
        college,
        kills,
      );
      const slowest = Math.max(...recovered);
      for (const each of torn) console.log(`C2 torn: ${each}`);
      return [
        atLeast('C2 kill -9 of PostgreSQL', recovered.length, kills),
        atLeast('C2 acknowledged commits', acknowledged, kills * roundCommits),
        atMost('C2 acknowledged commits lost', lost, 0),
        atMost('C2 records half-written', torn.length, 0),
        atMost('C2 server answers after the database is back, slowest', slowest, 5000, ' ms'),
      ];
    } finally {
      await college.stop();
    }
  } finally {
    await cluster.stop();
    dropFolder(folder);
  }
}
