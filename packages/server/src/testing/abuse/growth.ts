import { setImmediate as afterOthers } from 'node:timers/promises';

/** What a larger input may cost more, for each time that it is larger: above it, cost is not linear. */
const TOLERANCE = 2.2;
const LITTLE_MS = 25;
const ROUNDS = 5;

/** Milliseconds of the processor that some work takes once. */
async function costOnce(work: () => unknown): Promise<number> {
  await afterOthers();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of some tries: what others do on the machine is not its cost. */
async function leastCost(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) least = Math.min(least, await costOnce(work));
  return least;
}

export interface Growth {
  /** Milliseconds of the processor that the larger input took. */
  readonly cpu: number;
  /** How often faster than its input the cost grows: 1 where it is linear. */
  readonly excess: number;
  readonly isSuperLinear: boolean;
}

/**
 * How the cost of some work grows from one input to one that is larger. What takes the processor hardly
 * any time is not looked at further; of the rest the ratio of both costs in the same run is told.
 * @param times how often larger it is.
 * @param little milliseconds of the processor for which nobody looks further.
 */
export async function growthOf(
  small: () => unknown,
  large: () => unknown,
  times: number,
  little = LITTLE_MS,
): Promise<Growth> {
  const first = await costOnce(large);
  if (first < little) return { cpu: first, excess: 1, isSuperLinear: false };
  const [less, more] = [await leastCost(small), await leastCost(large)];
  const excess = more / Math.max(less, 1) / times;
  return { cpu: more, excess, isSuperLinear: more >= little && excess > TOLERANCE };
}
