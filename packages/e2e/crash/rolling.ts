import { openPostgres, startCluster } from '@lampstand/server/laboratory';
import { type College, dropFolder, freePort, newFolder, startCollege } from '../college/server.ts';
import { acknowledge, type Browser } from './ask.ts';
import { openBalancer } from './balancer.ts';
import { change } from './lanes.ts';
import { type Load, prepareLoad, restart } from './load.ts';
import { atLeast, atMost, type Figure } from './report.ts';
import { verify } from './verify.ts';

const readers = 5;
const dashboard = '{ dashboard { unreadNotifications courses { _id lessonCount } } }';

interface Traffic {
  queries: number;
  changes: number;
  readonly failed: string[];
}

/** Queries and changes side by side until enough were answered and nothing is being restarted. */
async function send({ browsers, lanes }: Load, goesOn: (answered: number) => boolean) {
  const traffic: Traffic = { queries: 0, changes: 0, failed: [] };
  const repeat = async (kind: 'queries' | 'changes', once: () => Promise<unknown>) => {
    while (goesOn(traffic.queries + traffic.changes)) {
      try {
        await once();
        traffic[kind] += 1;
      } catch (error) {
        traffic.failed.push(String(error));
      }
    }
  };
  const everybody = Object.values(browsers);
  const reading = Array.from({ length: readers }, (_, n) => everybody[n % everybody.length]).filter(
    (browser) => browser !== undefined,
  );
  await Promise.all([
    ...reading.map((browser) => repeat('queries', () => acknowledge(browser, dashboard, {}))),
    ...lanes.map((lane) => {
      const browser = browsers[lane.persona];
      if (!browser) throw new Error(`${lane.persona} is not signed in`);
      return repeat('changes', () => change(lane, browser));
    }),
  ]);
  return traffic;
}

/** The same browsers, before another door. */
const through = (port: number, { browsers, lanes }: Load): Load => ({
  lanes,
  browsers: Object.fromEntries(
    Object.entries(browsers).map(([persona, { cookie }]): [string, Browser] => [
      persona,
      { port, cookie },
    ]),
  ),
});

/** C8: two servers on one database are restarted in turn, under traffic through a balancer. */
export async function restartInTurn(requests: number): Promise<readonly Figure[]> {
  const cluster = await startCluster();
  const folder = newFolder();
  // The balancer looks ten times in that time whether a server is ready.
  const env = { DATABASE_URL: cluster.url, STOP_DELAY_SECONDS: '1' };
  const servers: College[] = [];
  try {
    servers.push(await startCollege({ folder, env }));
    servers.push(await startCollege({ folder, env, port: await freePort() }));
    const [first] = servers;
    if (!first) throw new Error('No server');
    const balancer = await openBalancer(servers.map(({ port }) => port));
    const load = through(balancer.port, await prepareLoad(first));
    const codes: (number | null)[] = [];
    let answered = 0;
    let turnsDone = false;
    const sending = send(load, (count) => {
      answered = count;
      return count < requests || !turnsDone;
    });
    // Each at least once, and on while there is traffic.
    for (let turn = 0; turn < servers.length || answered < requests; turn += 1) {
      const at = turn % servers.length;
      const server = servers[at];
      if (!server) break;
      codes.push(await server.stop());
      servers[at] = await restart(server, env);
    }
    turnsDone = true;
    const { queries, changes, failed } = await sending;
    await balancer.close();
    for (const each of new Set(failed)) console.log(`C8 failed: ${each}`);
    const database = await openPostgres(cluster.url, 2, false, () => {});
    const { lost, torn } = await verify(database, load.lanes);
    await database.close();
    return [
      atLeast('C8 rolling restarts of two servers', codes.length, 2),
      atMost('C8 of these that did not end with 0', codes.filter((code) => code !== 0).length, 0),
      atLeast('C8 requests through the balancer', queries + changes, requests),
      atLeast('C8 of these changes', changes, requests / 10),
      atMost('C8 requests failed', failed.length, 0),
      atMost('C8 changes lost or torn', lost + torn.length, 0),
      atMost('C8 requests that a closed door sent next door', balancer.refused(), requests),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await cluster.stop();
    dropFolder(folder);
  }
}
