/**
 * `pnpm bench:upload [parts] [cuts]`: a file of so many parts of 50 MB (41, which is 2 GB) against
 * plain parallel PUTs of the same bytes in the same run; then with so many cut connections (100) and
 * a server that is killed every now and then.
 */
import { fileURLToPath } from 'node:url';
import { v4 } from 'uuid';
import { rssMb, startChild, stopChildren } from '../child.ts';
import { type College, openCollege } from './college.ts';
import { contentOf, PART_BYTES } from './content.ts';
import { inParallel, put } from './put.ts';

const [parts = 41, cuts = 100] = process.argv.slice(2).map(Number);
const content = contentOf(parts);
const WIDTHS = [5, 15];
const ROUNDS = 2;
/** Every so many cuts the server is killed. */
const CUTS_PER_KILL = 25;

const print = (line: string) => process.stdout.write(`${line}\n`);
const MB = 1024 * 1024;

/** Samples the server's memory while something is done. @returns MB above that of the beginning. */
async function growth(college: College, task: () => Promise<void>): Promise<number> {
  const before = rssMb(college.server().pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, rssMb(college.server().pid));
  }, 100);
  await task();
  clearInterval(timer);
  return most - before;
}

async function seconds(task: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await task();
  return (performance.now() - began) / 1000;
}

async function sendPlain(width: number): Promise<number> {
  const place = fileURLToPath(new URL('plain-server.ts', import.meta.url));
  const plain = await startChild([place]);
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  const took = await seconds(() =>
    inParallel(numbers, width, async (number) => {
      const { status } = await put(`http://127.0.0.1:${plain.port}/`, content.part(number));
      if (status !== 200) throw new Error('A plain part was lost');
    }),
  );
  await plain.stop();
  return took;
}

async function sendOurs(college: College, width: number): Promise<number> {
  const id = v4();
  return seconds(async () => {
    const urls = await college.missing(id, content);
    await inParallel([...urls], width, async ([number, url]) => {
      const { status } = await put(url, content.part(number));
      if (status !== 200) throw new Error(`Part ${number} was answered with ${status}`);
    });
    await college.complete(id);
  });
}

/** Cuts connections and kills servers at random, and goes on until everything is there. */
async function sendThroughCuts(college: College, width: number): Promise<void> {
  const id = v4();
  let left = cuts;
  let sent = 0;
  let urls = await college.missing(id, content);
  while (urls.size > 0) {
    let isDown = false;
    await inParallel([...urls], width, async ([number, url]) => {
      if (isDown) return;
      const isCut = left > 0 && Math.random() < 0.8;
      if (isCut) left -= 1;
      const isKilled = isCut && left % CUTS_PER_KILL === 0;
      const cutAfter = isCut ? Math.floor(Math.random() * PART_BYTES) : Infinity;
      if (isKilled) {
        isDown = true;
        await college.restart();
        return;
      }
      const { bytes } = await put(url, content.part(number), cutAfter);
      sent += bytes;
    });
    urls = await college.missing(id, content);
  }
  await college.complete(id);
  const isSame = (await college.keptSum()) === content.sum();
  const again = (sent - content.bytes) / PART_BYTES;
  print(
    `${width} parallel, ${cuts} cuts: ${again.toFixed(1)} parts sent again, ${(again / cuts).toFixed(2)} for each cut connection, ${isSame ? 'byte for byte the same' : 'NOT THE SAME'}`,
  );
}

const college = await openCollege();
try {
  for (const width of WIDTHS) {
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await sendPlain(width);
      let ours = 0;
      const grown = await growth(college, async () => {
        ours = await sendOurs(college, width);
      });
      ratios.push(plain / ours);
      const speed = (took: number) => `${(content.bytes / MB / took).toFixed(0)} MB/s`;
      print(
        `${width} parallel: plain ${speed(plain)}, ours ${speed(ours)}, ratio ${(plain / ours).toFixed(2)}, memory +${grown.toFixed(0)} MB`,
      );
    }
    print(`${width} parallel: best ratio ${Math.max(...ratios).toFixed(2)}`);
  }
  for (const width of WIDTHS) await sendThroughCuts(college, width);
} finally {
  await college.close();
  await stopChildren();
}
