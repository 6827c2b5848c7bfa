import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { readStoredUser, storeUser } from './stored-user.ts';
import { buildUser } from './testing/build-user.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { scriptedServer, type Script } from './testing/scripted-server.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const storedUser = () => readStoredUser()?._id;
const rememberUser = () => storeUser({ _id: 'user-1', selectedGroup: null });

describe('the end of a session', () => {
  const login = '/login?redirect=%2Fdashboard&reason=session';

  /** A page of somebody who is signed in, and what another tab of the browser does. */
  async function open(path: string, script: Script = {}) {
    const server = scriptedServer({
      currentUser: () => ({ currentUser: buildUser() }),
      ...script,
    });
    const heard: (() => void)[] = [];
    const page = {
      path: () => path,
      assign: vi.fn<(path: string) => void>(),
      reload: vi.fn<() => void>(),
      onStorage: (changed: () => void) => void heard.push(changed),
    };
    const session = createSession({ transport: server.transport, page });
    await session.load();
    const otherTab = (act: () => void) => {
      act();
      for (const changed of heard) changed();
    };
    return { session, page, otherTab };
  }
  const logsOut = () => storeUser(undefined);
  const somebodyElse = () => storeUser({ _id: 'user-2', selectedGroup: null });

  test('empties the caches, forgets the user and goes to the login once', async () => {
    const { session, page } = await open('/dashboard');
    const empty = vi.fn<() => Promise<void>>(() => Promise.resolve());
    session.onForget(empty);
    session.expire();
    session.expire();
    expect(session.isLeaving()).toBe(true);
    await vi.waitFor(() => expect(page.assign).toHaveBeenCalledExactlyOnceWith(login));
    expect(empty).toHaveBeenCalledOnce();
    expect(storedUser()).toBeUndefined();
  });

  test('reloads a page that is open to everybody', async () => {
    const { session, page } = await open('/privacy');
    session.expire();
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
  });

  test('does nothing when nobody was signed in', () => {
    const page = {
      path: () => '/dashboard',
      assign: vi.fn<() => void>(),
      reload: vi.fn<() => void>(),
    };
    const { transport } = scriptedServer({});
    createSession({ transport, page }).expire();
    expect(page.assign).not.toHaveBeenCalled();
  });

  test('leaves a page that is held, until the same person has signed in again', async () => {
    const script = { loginWithPassword: () => ({ loginWithPassword: buildUser() }) };
    const { session, page } = await open('/student/exams/e1/attempts/a1', script);
    const release = session.hold();
    session.expire();
    expect(session.state()).toMatchObject({ status: 'signedIn', ended: true });
    expect(session.isLeaving()).toBe(false);
    await session.login('student@lampstand.example', 'lampstand-student');
    expect(session.state()).not.toHaveProperty('ended');
    release();
    expect(page.assign).not.toHaveBeenCalled();
  });

  test('goes to the login when what held the page is over', async () => {
    const { session, page } = await open('/dashboard');
    const release = session.hold();
    session.expire();
    release();
    await vi.waitFor(() => expect(page.assign).toHaveBeenCalledExactlyOnceWith(login));
  });

  test('is heard when another tab logs out', async () => {
    const { page, otherTab } = await open('/dashboard');
    otherTab(logsOut);
    await vi.waitFor(() => expect(page.assign).toHaveBeenCalledExactlyOnceWith(login));
  });

  test('is heard by a page that is held, which goes on when the other tab signs in again', async () => {
    const { session, page, otherTab } = await open('/dashboard');
    session.hold();
    otherTab(logsOut);
    expect(session.state()).toMatchObject({ ended: true });
    otherTab(rememberUser);
    await vi.waitFor(() => expect(session.state()).not.toHaveProperty('ended'));
    expect(page.assign).not.toHaveBeenCalled();
  });

  test('is what another person in another tab means to a page that is held', async () => {
    const { session, page, otherTab } = await open('/dashboard');
    const release = session.hold();
    otherTab(somebodyElse);
    expect(session.state()).toMatchObject({ user: { _id: 'user-1' }, ended: true });
    expect(page.reload).not.toHaveBeenCalled();
    release();
    await vi.waitFor(() => expect(page.assign).toHaveBeenCalledOnce());
    expect(storedUser()).toBe('user-2');
  });

  test('shows the other person in a page that nothing holds', async () => {
    const { page, otherTab } = await open('/dashboard');
    otherTab(somebodyElse);
    expect(page.reload).toHaveBeenCalledOnce();
    expect(storedUser()).toBe('user-2');
  });

  test('asks nobody whether to leave, nor does logging out', async () => {
    const { session } = await open('/dashboard', { logoutUser: () => ({ logoutUser: true }) });
    expect(session.isLeaving()).toBe(false);
    await session.logout();
    expect(session.isLeaving()).toBe(true);
  });
});
