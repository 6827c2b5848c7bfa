import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { isAsyncIterable } from 'graphql-yoga';
import { DomainError } from '../platform/errors.ts';
import { countedAs } from '../platform/sender-address.ts';
import type { Services } from '../platform/services.ts';
import type { Context } from './context.ts';

/** Live queries that one person has open in this process: tabs on a few devices. */
export const LIVE_PER_PERSON = 20;
/** Those of one address, where not many people share it: a household. */
export const LIVE_PER_ADDRESS = 50;

/** Open live queries by who has them. */
const opened = new WeakMap<Services, Map<string, number>>();

function subjectsOf({ actor, services, viewer }: Context) {
  const { address } = actor;
  const counted = address !== null && !services.env.SHARED_ADDRESSES(address);
  return [
    ...(viewer ? [{ key: `person ${viewer._id}`, most: LIVE_PER_PERSON }] : []),
    ...(counted ? [{ key: `address ${countedAs(address)}`, most: LIVE_PER_ADDRESS }] : []),
  ];
}

/**
 * Takes one of the live queries that somebody may have open.
 * @returns how it is given back; doing so again changes nothing.
 * @throws DomainError LIMIT.
 */
function take(context: Context): () => void {
  const open = opened.get(context.services) ?? new Map<string, number>();
  opened.set(context.services, open);
  const subjects = subjectsOf(context);
  if (subjects.some(({ key, most }) => (open.get(key) ?? 0) >= most)) {
    throw new DomainError('LIMIT', 'errors.identity.tooManyLive');
  }
  const keys = subjects.map(({ key }) => key);
  for (const key of keys) open.set(key, (open.get(key) ?? 0) + 1);
  return () => {
    for (const key of keys.splice(0)) {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    }
  };
}

/** The same events; the place is given back as soon as they end, however that is. */
function releasing<Event>(
  events: AsyncIterable<Event>,
  release: () => void,
): AsyncIterableIterator<Event> {
  const source = events[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      try {
        const event = await source.next();
        if (event.done) release();
        return event;
      } catch (error) {
        release();
        throw error;
      }
    },
    async return() {
      release();
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
}

/** Limits how many live queries of the schema one person and one address have open at once. */
export function limitLive(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const subscribe: GraphQLFieldResolver<unknown, Context> | undefined = field.subscribe;
    field.subscribe = async (parent, args, context: Context, info) => {
      const release = take(context);
      try {
        const events: unknown = await subscribe?.(parent, args, context, info);
        if (isAsyncIterable(events)) return releasing(events, release);
        release();
        return events;
      } catch (error) {
        release();
        throw error;
      }
    };
  }
  return schema;
}
