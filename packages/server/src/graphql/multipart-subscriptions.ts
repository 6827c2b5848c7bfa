import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const MEDIA_TYPE = 'multipart/mixed';
const HEARTBEAT_MS = 10_000;
const DELIMITER = '\r\n--graphql';
const END = '--\r\n';

/** Whether an Accept header asks for Apollo's multipart subscription protocol. */
const asksForIt = (accept: string | null): boolean =>
  accept !== null && accept.includes(MEDIA_TYPE) && accept.includes('subscriptionSpec');

function isStream(result: unknown): result is AsyncIterable<ExecutionResult> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
}

/**
 * Apollo Client's HTTP subscriptions: each event is one part `{ payload }` of a multipart answer,
 * with empty parts in between that keep the connection open.
 * Source: Apollo's "multipart subscriptions protocol".
 */
export function useMultipartSubscriptions(): Plugin {
  return {
    onResultProcess({ request, result, setResultProcessor }) {
      if (!isStream(result) || !asksForIt(request.headers.get('accept'))) return;
      const stream = result;
      setResultProcessor(
        (_result, fetchAPI) =>
          new fetchAPI.Response(toBody(stream), {
            headers: {
              'content-type': `${MEDIA_TYPE};boundary="graphql";subscriptionSpec=1.0`,
              'cache-control': 'no-store',
              // Proxies that collect answers would hold events back.
              'x-accel-buffering': 'no',
            },
          }),
        MEDIA_TYPE,
      );
    },
  };
}

/** Closed by the delimiter at once: Apollo reads a part only when it sees where it ends. */
const part = (content: object): string =>
  `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(content)}${DELIMITER}`;

/** The next event as a part; a live query that fails tells why and ends. */
async function nextPart(events: AsyncIterator<ExecutionResult>): Promise<[string, ended: boolean]> {
  try {
    const event = await events.next();
    return event.done ? [END, true] : [part({ payload: event.value }), false];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [part({ payload: { errors: [error] } }) + END, true];
  }
}

function toBody(stream: AsyncIterable<ExecutionResult>): ReadableStream<Uint8Array> {
  const events = stream[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start(controller) {
      const beat = () => {
        controller.enqueue(encoder.encode(part({})));
      };
      heartbeat = setInterval(beat, HEARTBEAT_MS);
      heartbeat.unref();
      controller.enqueue(encoder.encode(DELIMITER));
      beat();
    },
    async pull(controller) {
      const [text, ended] = await nextPart(events);
      controller.enqueue(encoder.encode(text));
      if (!ended) return;
      clearInterval(heartbeat);
      controller.close();
    },
    async cancel() {
      clearInterval(heartbeat);
      await events.return?.();
    },
  });
}
