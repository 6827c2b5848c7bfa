import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import {
  type College,
  dropFolder,
  freePort,
  spawnServer,
  startCollege,
} from '../college/server.ts';
import { restart } from './load.ts';
import { atLeast, atMost, type Figure } from './report.ts';

/** Whether a second server on the folder ends by itself and says who holds the folder. */
async function isRefused({ folder }: College): Promise<boolean> {
  const second = spawnServer(folder, await freePort());
  const [words] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  return second.exitCode === 1 && /data folder .* is in use by process \d+/.test(words);
}

/** C5: one folder, one server; and a killed one never stands in the way of the next. */
export async function openTwice(times: number): Promise<readonly Figure[]> {
  let college = await startCollege();
  let refused = 0;
  let hindered = 0;
  for (let time = 1; time <= times; time += 1) {
    if (await isRefused(college)) refused += 1;
    await college.kill();
    try {
      college = await restart(college);
    } catch (error) {
      // The folder has no server now, and stopping the dead one does nothing.
      hindered += 1;
      console.log(`C5: ${String(error)}`);
      break;
    }
  }
  await college.stop();
  dropFolder(college.folder);
  return [
    atLeast('C5 second server on the folder refused', refused, times),
    atMost('C5 start refused after kill -9', hindered, 0),
  ];
}
