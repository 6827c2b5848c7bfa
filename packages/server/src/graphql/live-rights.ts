import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { viewerOfSession } from '../modules/identity/index.ts';
import { membershipTopic } from '../platform/live.ts';
import type { Services } from '../platform/services.ts';
import type { Viewer } from '../platform/viewer.ts';
import type { Context } from './context.ts';

/**
 * Ends live queries with the rights that they began with: by a logout anywhere, a deactivation or an
 * erasure, terms that are withdrawn, other roles, regions or groups. Rights are asked at every change
 * of them, which every process hears of, and before every event. The page opens its live query again
 * and is asked like for any request; a session that got another id goes on that way.
 */
export const useLiveRights: Plugin<Context> = {
  onSubscribe: ({ args: { contextValue } }) => ({
    onSubscribeResult({ result, setResult }) {
      const { services, viewer } = contextValue;
      if (viewer && isAsyncIterable(result)) setResult(whileAllowed(services, viewer, result));
    },
  }),
};

/** What a live query tells, until its person may no longer do what they could at its beginning. */
function whileAllowed<Event>(
  services: Services,
  viewer: Viewer,
  events: AsyncIterable<Event>,
): AsyncIterableIterator<Event> {
  const source = events[Symbol.asyncIterator]();
  const rights = watchRights(services, viewer);
  let coming: Promise<IteratorResult<Event>> | undefined;

  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await Promise.all([rights.end(), source.return?.()]);
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<Event>> => {
    while (await rights.hold()) {
      coming ??= source.next();
      const event = await Promise.race([coming, rights.changed()]);
      if (event === undefined) continue;
      coming = undefined;
      return event.done || !(await rights.hold()) ? end() : event;
    }
    return end();
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      try {
        return await next();
      } catch (error) {
        await end();
        throw error;
      }
    },
    return: end,
  };
}

interface WatchedRights {
  /** Whether the person may still do all that they could at the beginning. */
  hold(): Promise<boolean>;
  /** Comes back as soon as something of it may have changed. */
  changed(): Promise<undefined>;
  end(): Promise<unknown>;
}

function watchRights(services: Services, viewer: Viewer): WatchedRights {
  const known = JSON.stringify(viewer);
  let isOver = false;
  let wasHeard = false;
  let wake: () => void = () => {};
  const hear = () => {
    wasHeard = true;
    wake();
  };
  const unwatch = services.viewers.watch(viewer._id, hear);
  const memberships = services.live.subscribe(membershipTopic(viewer._id));
  void memberships.next().then(() => {
    isOver = true;
    hear();
  });
  return {
    async hold() {
      wasHeard = false;
      if (isOver) return false;
      return JSON.stringify(await viewerOfSession(services, viewer.tokenHash)) === known;
    },
    changed: () =>
      new Promise((resolve) => {
        wake = () => {
          resolve(undefined);
        };
        if (wasHeard) wake();
      }),
    end() {
      isOver = true;
      unwatch();
      return memberships.return();
    },
  };
}
