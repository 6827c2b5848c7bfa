import path from 'node:path';
import { openPglite } from '@lampstand/server/laboratory';
import { dropFolder, newFolder, startCollege } from '../college/server.ts';
import { prepareLoad, restart, runUntilCrash } from './load.ts';
import { atLeast, atMost, type Figure, p99 } from './report.ts';
import { verify } from './verify.ts';

/**
 * C3: the server process of an embedded database is killed again and again in the middle of
 * acknowledged writes; after each kill the database itself is looked into, then the server goes on.
 */
export async function killEmbedded(kills: number, commits: number): Promise<readonly Figure[]> {
  const folder = newFolder();
  let college = await startCollege({ folder });
  const load = await prepareLoad(college);
  const reopened: number[] = [];
  const torn: string[] = [];
  let acknowledged = 0;
  let lost = 0;
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const running = college;
      // Never the same moment of the traffic twice.
      const wanted = Math.ceil(commits / kills) + (kill % 17);
      acknowledged += await runUntilCrash(load, wanted, () => running.kill());
      const began = performance.now();
      const database = await openPglite(path.join(college.folder, 'database'));
      await database.ping();
      reopened.push(performance.now() - began);
      const verdict = await verify(database, load.lanes);
      await database.close();
      lost += verdict.lost;
      torn.push(...verdict.torn);
      college = await restart(college);
      if (kill % 20 === 0) console.log(`C3: ${kill} kills, ${acknowledged} commits, ${lost} lost`);
    }
  } finally {
    await college.stop();
    dropFolder(folder);
  }
  for (const each of torn) console.log(`C3 torn: ${each}`);
  return [
    atLeast('C3 kill -9 of the server, embedded database', kills, kills),
    atLeast('C3 acknowledged commits', acknowledged, commits),
    atMost('C3 acknowledged commits lost', lost, 0),
    atMost('C3 records half-written', torn.length, 0),
    atMost('C3 reopening the database, p99', p99(reopened), 1000, ' ms'),
  ];
}
