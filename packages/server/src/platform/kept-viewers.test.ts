import { beforeEach, expect, it, vi } from 'vitest';
import { keepViewers, type KeptViewers, type SessionViewer } from './kept-viewers.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');

const sessionOf = (userId: string): SessionViewer => ({
  lastSeenAt: '2026-03-02T11:59:00Z',
  expiresAt: '2026-03-09T12:00:00Z',
  viewer: {
    _id: userId,
    fullName: 'Ruth',
    locale: 'en',
    tokenHash: `token of ${userId}`,
    roles: ['user'],
    regionRoles: [],
    regionIds: [],
    termsAccepted: true,
    impersonatorId: null,
  },
});

let viewers: KeptViewers;
let hear: (payload: string | null) => void;
beforeEach(async () => {
  viewers = await keepViewers({
    listen: async (_channel, heard) => {
      hear = heard;
      return async () => {};
    },
  });
});

/** What the database would be asked. */
const readerOf = (userId: string) =>
  vi.fn<() => Promise<SessionViewer | undefined>>(async () => sessionOf(userId));

/** How often a second request of a person asks the database. */
async function asksAgain(userId: string, meanwhile: () => void, later = 0): Promise<number> {
  await viewers.of(userId, NOON, readerOf(userId));
  meanwhile();
  const read = readerOf(userId);
  expect(await viewers.of(userId, NOON + later, read)).toEqual(sessionOf(userId));
  return read.mock.calls.length;
}

it('reads a session once, and nobody else’s for it', async () => {
  expect(await asksAgain('ruth', () => {})).toBe(0);
  const read = readerOf('boaz');
  expect(await viewers.of('boaz', NOON, read)).toEqual(sessionOf('boaz'));
  expect(read).toHaveBeenCalledOnce();
});

it('reads it anew after half a minute, and where the clock was put back', async () => {
  expect(await asksAgain('ruth', () => {}, 29_000)).toBe(0);
  expect(await asksAgain('boaz', () => {}, 30_000)).toBe(1);
  expect(await asksAgain('naomi', () => {}, -30_000)).toBe(1);
});

it.each([
  ['this process', (who: string) => viewers.forget(who)],
  ['another one', (who: string) => hear(who)],
])('forgets whom %s says, and only them', async (_name, say) => {
  expect(await asksAgain('ruth', () => say('ruth'))).toBe(1);
  expect(await asksAgain('boaz', () => say('naomi,boaz'))).toBe(1);
  expect(await asksAgain('naomi', () => say('ruth,boaz'))).toBe(0);
  expect(await asksAgain('orpah', () => say('*'))).toBe(1);
});

it('forgets everybody after it may have missed something', async () => {
  expect(await asksAgain('ruth', () => hear(null))).toBe(1);
});

it('does not keep what was read while somebody’s rights changed', async () => {
  await viewers.of('ruth', NOON, async () => {
    viewers.forget('ruth');
    return sessionOf('ruth');
  });
  const read = readerOf('ruth');
  await viewers.of('ruth', NOON, read);
  expect(read).toHaveBeenCalledOnce();
});

it('keeps nothing of a session that is not there', async () => {
  const read = vi.fn<() => Promise<undefined>>(async () => undefined);
  expect(await viewers.of('nobody', NOON, read)).toBeUndefined();
  expect(await viewers.of('nobody', NOON, read)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(2);
});

it('tells whoever watches a person, until they stop', () => {
  const heard = vi.fn<() => void>();
  const stop = viewers.watch('ruth', heard);
  viewers.forget('naomi');
  expect(heard).not.toHaveBeenCalled();
  viewers.forget('naomi,ruth');
  hear('*');
  hear(null);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  viewers.forget('ruth');
  expect(heard).toHaveBeenCalledTimes(3);
});
