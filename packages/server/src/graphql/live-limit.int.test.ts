import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PersonaKey } from '../seed/personas.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { APOLLO_ACCEPT } from '../testing/test-client.ts';
import { LIVE_PER_ADDRESS, LIVE_PER_PERSON } from './live-limit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ SHARED_ADDRESSES: '198.51.100.7' });
});
afterAll(() => app.close());

const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];
const endAll = () => Promise.all(readers.splice(0).map((reader) => reader.cancel()));
afterEach(endAll);

const cookies = new Map<PersonaKey, string>();

/** Opens a live query and leaves it open. @returns what the first event or the refusal says. */
async function watch(persona: PersonaKey, address: string): Promise<string> {
  const cookie = cookies.get(persona) ?? (await app.as(persona)).cookie;
  cookies.set(persona, cookie);
  const response = await app.graphql.fetch(
    'http://localhost/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: APOLLO_ACCEPT, cookie },
      body: JSON.stringify({ query: 'subscription { unreadNotifications }' }),
    },
    { address },
  );
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  readers.push(reader);
  const decoder = new TextDecoder();
  for (let heard = ''; ;) {
    const { done, value } = await reader.read();
    heard += decoder.decode(value);
    const told = /"unreadNotifications":\d+|"message":"[^"]+"/.exec(heard)?.[0];
    if (told !== undefined || done) return told ?? heard;
  }
}

async function watchOften(times: number, persona: PersonaKey, address: string) {
  const told = [];
  for (let each = 0; each < times; each += 1) told.push(await watch(persona, address));
  return told;
}

const TOO_MANY =
  '"message":"Too many pages of this site are open at the same time. Please close some of them."';

describe('live queries', () => {
  it('are limited for each person, wherever they are, and possible again once others end', async () => {
    const first = await watchOften(LIVE_PER_PERSON, 'student', '203.0.113.1');
    expect(first).not.toContain(TOO_MANY);
    expect(await watch('student', '203.0.113.2')).toBe(TOO_MANY);
    expect(await watch('manager', '203.0.113.1')).toContain('unreadNotifications');
    const [oldest] = readers.splice(0, 1);
    await oldest?.cancel();
    expect(await watch('student', '203.0.113.2')).toContain('unreadNotifications');
  });

  it('are limited for each address, and not where many people share it', async () => {
    const people = ['student', 'manager', 'facilitator', 'graduate'] as const;
    const all = async (address: string) => {
      const told = [];
      for (const persona of people) told.push(...(await watchOften(14, persona, address)));
      return told;
    };
    const told = await all('203.0.113.1');
    expect(told.slice(0, LIVE_PER_ADDRESS)).not.toContain(TOO_MANY);
    expect(new Set(told.slice(LIVE_PER_ADDRESS))).toEqual(new Set([TOO_MANY]));
    await endAll();
    expect(await all('198.51.100.7')).not.toContain(TOO_MANY);
  });

  it('that are refused take no place', async () => {
    const strangers = await app.anonymous().codeOfLive('subscription { unreadNotifications }');
    expect(strangers).toBe('UNAUTHENTICATED');
    await watchOften(LIVE_PER_PERSON + 5, 'student', '203.0.113.1');
    await endAll();
    const again = await watchOften(LIVE_PER_PERSON, 'student', '203.0.113.1');
    expect(again).not.toContain(TOO_MANY);
  });
});
