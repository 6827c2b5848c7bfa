import { setTimeout as after } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Unlisten } from './database.ts';

const CHANNEL = 'lampstand_live';

/** Pause before what could not be read is read again. */
const RETRY_MS = 1000;

/**
 * What says inside a statement that something changed; heard by every process once its transaction
 * commits. Its value is how many topics there are.
 */
export const announcing = (topics: SQL): SQL<number> =>
  sql<number>`(select count(pg_notify(${CHANNEL}, topic))::int from unnest(${topics}) as topic)`;

/** On which the database tells that somebody came into a group or left one (see the migrations). */
export const membershipTopic = (userId: string): string => `membership:${userId}`;

/** Live events of the whole system, from every server process, by topic. */
export interface Live {
  /** Yields once per event of the topic until it is returned or the server stops. */
  subscribe(topic: string): AsyncGenerator<void, void>;
  /**
   * Keeps what this process knows of a topic true: reads it now (and throws what that throws), then
   * after each event. A later reading that fails is reported and tried again until it succeeds.
   */
  follow(topic: string, read: () => Promise<void>, report: (error: unknown) => void): Promise<void>;
  close(): Promise<void>;
}

/** Listens on the database's own channel: no process keeps state that another one lacks. */
export async function openLive(database: Pick<Database, 'listen'>): Promise<Live> {
  const waiting = new Map<string, Set<() => void>>();
  let closed = false;
  const wakeAll = () => {
    for (const listeners of waiting.values()) for (const wake of listeners) wake();
  };
  const unlisten: Unlisten = await database.listen(CHANNEL, (topic) => {
    if (topic === null) wakeAll();
    else for (const wake of waiting.get(topic) ?? []) wake();
  });

  function subscribe(topic: string): AsyncGenerator<void, void> {
    let pending = 0;
    let wake: () => void = () => {};
    const heard = () => {
      pending += 1;
      wake();
    };
    const listeners = waiting.get(topic) ?? new Set();
    // Listening begins now, not at the first read: nothing that happens in between is missed.
    waiting.set(topic, listeners.add(heard));
    let ended = false;
    const end = () => {
      ended = true;
      listeners.delete(heard);
      if (listeners.size === 0) waiting.delete(topic);
      wake();
    };
    async function* events(): AsyncGenerator<void, void> {
      while (!closed && !ended) {
        if (pending > 0) {
          // Many changes while the last one was being told are one change to the listener.
          pending = 0;
          yield;
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    }
    const stream = events();
    const finish = stream.return.bind(stream);
    // A reader that leaves while it waits must not leave its listener behind.
    stream.return = (value) => {
      end();
      return finish(value);
    };
    return stream;
  }

  return {
    subscribe,
    async follow(topic, read, report) {
      // Listening begins before the first reading: no change falls between them.
      const events = subscribe(topic);
      await read();
      void readAgain(events, read, report, () => closed);
    },
    async close() {
      closed = true;
      wakeAll();
      await unlisten();
    },
  };
}

/** What is read now, and again after each event. It ends as soon as it is returned, also in between. */
export function toldAnew<Value>(
  events: AsyncGenerator<void, void>,
  read: () => Promise<Value>,
): AsyncGenerator<Value, void> {
  let begun = false;
  const end = async (): Promise<IteratorReturnResult<void>> => {
    await events.return();
    return { done: true, value: undefined };
  };
  return {
    async next() {
      const isLast = begun && (await events.next()).done === true;
      begun = true;
      return isLast ? end() : { done: false, value: await read() };
    },
    return: end,
    async throw(error) {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => {
      await end();
    },
  };
}

/** Reads after each event; a reading that fails is tried again until it succeeds. */
async function readAgain(
  events: AsyncIterable<void>,
  read: () => Promise<void>,
  report: (error: unknown) => void,
  isClosed: () => boolean,
): Promise<void> {
  for await (const _ of events) {
    for (let done = false; !done && !isClosed();) {
      try {
        await read();
        done = true;
      } catch (error) {
        report(error);
        await after(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
