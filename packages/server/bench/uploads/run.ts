/**
 * `pnpm bench:upload [parts] [cuts] [local|s3]`: a file of so many parts of 50 MB (41, which is 2 GB)
 * against plain parallel PUTs of the same bytes in the same run, in turn first and last; then with so
 * many cut connections (100) and a server that is killed every now and then.
 */
import { execFileSync } from 'node:child_process';
import { v4 } from 'uuid';
import { rssMb, stopChildren } from '../child.ts';
import { type College, openCollege } from './college.ts';
import { contentOf, PART_BYTES, type StoreKind } from './content.ts';
import { inParallel, put } from './put.ts';

const [parts = 41, cuts = 100] = process.argv.slice(2, 4).map(Number);
const store: StoreKind = process.argv[4] === 's3' ? 's3' : 'local';
const content = contentOf(parts, store);
const WIDTHS = [5, 15];
const ROUNDS = 4;
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

/** What was written before is on the disk first, so that nobody pays for who came before. */
async function seconds(task: () => Promise<void>): Promise<number> {
  execFileSync('sync');
  const began = performance.now();
  await task();
  return (performance.now() - began) / 1000;
}

async function sendPlain(college: College, width: number): Promise<number> {
  const plain = await college.plain();
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  const took = await seconds(() =>
    inParallel(numbers, width, async (number) => {
      const { status } = await put(await plain.address(number), content.part(number));
      if (status !== 200) throw new Error('A plain part was lost');
    }),
  );
  await plain.stop();
  return took;
}

/** @returns seconds until all parts were there, and those in which the file was put together. */
async function sendOurs(college: College, width: number) {
  const id = v4();
  const sending = await seconds(async () => {
    const urls = await college.missing(id, content);
    await inParallel([...urls], width, async ([number, url]) => {
      const { status } = await put(url, content.part(number), content.told(number));
      if (status !== 200) throw new Error(`Part ${number} was answered with ${status}`);
    });
    // A disk of ours has no more to do; a store puts its parts together in its own time.
    if (store === 'local') await college.complete(id);
  });
  const completing = store === 'local' ? 0 : await seconds(() => college.complete(id));
  return { sending, completing };
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
      const { bytes } = await put(url, content.part(number), content.told(number), cutAfter);
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

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};

const speed = (took: number) => `${(content.bytes / MB / took).toFixed(0)} MB/s`;

/** One file by plain PUTs and one by ours. @returns ours as a share of the plain speed. */
async function compare(college: College, width: number, isOursFirst: boolean): Promise<number> {
  let plain = isOursFirst ? 0 : await sendPlain(college, width);
  let ours = { sending: 0, completing: 0 };
  const grown = await growth(college, async () => {
    ours = await sendOurs(college, width);
  });
  if (isOursFirst) plain = await sendPlain(college, width);
  const ratio = plain / ours.sending;
  print(
    `${store}, ${width} parallel: plain ${speed(plain)}, ours ${speed(ours.sending)}, ratio ${ratio.toFixed(2)}, put together in ${ours.completing.toFixed(1)} s, memory +${grown.toFixed(0)} MB`,
  );
  return ratio;
}

const college = await openCollege(store);
try {
  for (const width of WIDTHS) {
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ratios.push(await compare(college, width, round % 2 === 1));
    }
    print(
      `${store}, ${width} parallel: ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    );
  }
  for (const width of WIDTHS) await sendThroughCuts(college, width);
} finally {
  await college.close();
  await stopChildren();
}
