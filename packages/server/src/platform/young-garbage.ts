import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

/** Bytes that may be thrown away before somebody looks. */
const MOST_WASTE = 8 * 1024 * 1024;

const Collect = z.custom<NodeJS.GCFunction>((value) => typeof value === 'function');
let collect: NodeJS.GCFunction | undefined;
let waste = 0;

/**
 * Tells that a buffer which came from a socket is of no more use. The engine counts such memory apart,
 * and once there is enough of it looks through everything it holds, the embedded database included:
 * that took more of the processor than taking the bytes (`pnpm bench:upload`). A look at what is young
 * finds them as well and costs next to nothing.
 */
export function throwAway(bytes: number): void {
  waste += bytes;
  if (waste < MOST_WASTE) return;
  waste = 0;
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = Collect.parse(runInNewContext('gc'));
  }
  collect({ type: 'minor' });
}
