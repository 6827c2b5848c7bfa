import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPartSums } from './part-sums.ts';

/** A thread that a test answers for. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly tasks: unknown[] = [];
  readonly terminate = vi.fn<() => void>();

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(task: unknown): void {
    this.tasks.push(task);
  }

  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const thread = async (): Promise<FakeWorker> => {
  await vi.waitFor(() => expect(FakeWorker.made.at(-1)?.tasks.length).toBeGreaterThan(0));
  const made = FakeWorker.made.at(-1);
  if (!made) throw new Error('No thread was begun');
  return made;
};

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = new Blob(['part']);
const sum = Uint8Array.of(1, 2);

it('is made by one thread, one part after the other', async () => {
  const sums = createPartSums();
  const [first, second] = [sums(part, 'sha-256'), sums(part, 'md5')];
  const worker = await thread();
  expect(worker.tasks).toEqual([{ part, kind: 'sha-256' }]);
  worker.answer(sum);
  expect(await first).toEqual(sum);
  await vi.waitFor(() => expect(worker.tasks).toHaveLength(2));
  worker.answer(undefined);
  expect(await second).toBeUndefined();
  expect(FakeWorker.made).toHaveLength(1);
});

it('gives its memory back when nothing is sent for a while', async () => {
  const sums = createPartSums();
  const asked = sums(part, 'sha-256');
  const worker = await thread();
  vi.useFakeTimers();
  worker.answer(sum);
  await asked;
  vi.advanceTimersByTime(30_000);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('is done without where the thread does not begin', async () => {
  const sums = createPartSums();
  const asked = sums(part, 'sha-256');
  (await thread()).dispatchEvent(new Event('error'));
  expect(await asked).toBeUndefined();
  expect(await sums(part, 'sha-256')).toBeUndefined();
  expect(FakeWorker.made).toHaveLength(1);
});

it('is done without where the browser has no means', async () => {
  vi.stubGlobal('crypto', {});
  expect(await createPartSums()(part, 'sha-256')).toBeUndefined();
  expect(FakeWorker.made).toEqual([]);
});
