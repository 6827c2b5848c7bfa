import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import type { SessionUser } from './session-types.ts';
import { readStoredUser, storeUser } from './stored-user.ts';
import { buildGroup, buildUser } from './testing/build-user.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { Refusal, scriptedServer, type Script } from './testing/scripted-server.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const storedUser = () => readStoredUser()?._id;
const rememberUser = () => storeUser({ _id: 'user-1', selectedGroup: null });

function sessionOn(path: string, script: Script) {
  const server = scriptedServer(script);
  const page = {
    path: () => path,
    assign: vi.fn<(path: string) => void>(),
    reload: vi.fn<() => void>(),
  };
  const session = createSession({ transport: server.transport, page });
  const operations = () => server.calls.map(({ operation }) => operation);
  return { session, page, calls: server.calls, operations };
}

const knows = (user: SessionUser | null) => ({ currentUser: () => ({ currentUser: user }) });
const refuses = (message: string) => () => {
  throw new Refusal(message);
};

describe('loading the session', () => {
  test.each(['/', '/login', '/login?redirect=%2Fnews'])(
    'asks nobody on %s when no user is stored',
    async (path) => {
      const { session, operations } = sessionOn(path, {});
      expect(await session.load()).toEqual({ status: 'signedOut' });
      expect(operations()).toEqual([]);
    },
  );

  test('asks on the login page when a user is stored', async () => {
    rememberUser();
    const { session, operations } = sessionOn('/login', knows(buildUser()));
    expect(await session.load()).toMatchObject({ status: 'signedIn' });
    expect(operations()).toEqual(['currentUser']);
  });

  test('asks on other pages and remembers the user', async () => {
    const user = buildUser();
    const { session } = sessionOn('/dashboard', knows(user));
    expect(await session.load()).toEqual({ status: 'signedIn', user });
    expect(storedUser()).toBe('user-1');
  });

  test('forgets the stored user when nobody is signed in any more', async () => {
    rememberUser();
    const { session } = sessionOn('/dashboard', knows(null));
    expect(await session.load()).toEqual({ status: 'signedOut', ended: true });
    expect(storedUser()).toBeUndefined();
  });

  test('keeps the stored user when the server cannot be asked', async () => {
    rememberUser();
    const { session } = sessionOn('/dashboard', {});
    expect(await session.load()).toMatchObject({ status: 'failed' });
    expect(storedUser()).toBe('user-1');
  });

  test.each([
    'Token expired',
    'Context userId not found',
    'cookie is not defined',
    'User not found',
  ])('forgets the stored user and goes to the login, which says why, on "%s"', async (message) => {
    rememberUser();
    const { session, page } = sessionOn('/dashboard', { currentUser: refuses(message) });
    await session.load();
    await vi.waitFor(() =>
      expect(page.assign).toHaveBeenCalledExactlyOnceWith(
        '/login?redirect=%2Fdashboard&reason=session',
      ),
    );
    expect(storedUser()).toBeUndefined();
  });

  test('does not leave on a session error when no user is stored', async () => {
    const { session, page } = sessionOn('/dashboard', { currentUser: refuses('Token expired') });
    expect(await session.load()).toEqual({ status: 'signedOut' });
    expect(page.reload).not.toHaveBeenCalled();
  });
});

describe('signing in', () => {
  test('sends the SHA-256 of the password and never the password', async () => {
    const { session, calls } = sessionOn('/login', {
      loginWithPassword: () => ({ loginWithPassword: buildUser() }),
    });
    await session.login('student@lampstand.example', 'lampstand-student');
    expect(calls).toEqual([
      {
        operation: 'loginWithPassword',
        variables: {
          email: 'student@lampstand.example',
          password: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ]);
    expect(storedUser()).toBe('user-1');
    expect(session.state()).toMatchObject({ status: 'signedIn' });
  });

  test('passes the refusal on and stays signed out', async () => {
    const { session } = sessionOn('/login', { loginWithPassword: refuses('Not correct') });
    await session.load();
    await expect(session.login('a@b.example', 'secret')).rejects.toThrow('Not correct');
    expect(session.state()).toEqual({ status: 'signedOut' });
    expect(storedUser()).toBeUndefined();
  });
});

describe('signing out', () => {
  async function signedIn(user: SessionUser, script: Script) {
    const parts = sessionOn('/dashboard', { ...knows(user), ...script });
    await parts.session.load();
    return parts;
  }

  test('tells the server, empties the caches, forgets the user and opens /login', async () => {
    const { session, page, operations } = await signedIn(buildUser(), {
      logoutUser: () => ({ logoutUser: true }),
    });
    const empty = vi.fn<() => Promise<void>>(() => Promise.resolve());
    session.onForget(empty);
    await session.logout();
    expect(operations()).toContain('logoutUser');
    expect(empty).toHaveBeenCalledOnce();
    expect(storedUser()).toBeUndefined();
    expect(page.assign).toHaveBeenCalledExactlyOnceWith('/login');
  });

  test('returns from impersonating to the page of that user', async () => {
    const user = buildUser({ impersonatingUser: 'Ada Admin' });
    const { session, page } = await signedIn(user, { logoutUser: () => ({ logoutUser: true }) });
    await session.logout();
    expect(page.assign).toHaveBeenCalledExactlyOnceWith('/users/user-1');
  });

  test('stays signed in when the server cannot be told', async () => {
    const { session, page } = await signedIn(buildUser(), {});
    await expect(session.logout()).rejects.toThrow('Failed to fetch');
    expect(page.assign).not.toHaveBeenCalled();
    expect(storedUser()).toBe('user-1');
  });

  test('goes on when the session was over already', async () => {
    const { session, page } = await signedIn(buildUser(), { logoutUser: refuses('Token expired') });
    await session.logout();
    expect(page.assign).toHaveBeenCalledExactlyOnceWith('/login');
  });
});

describe('looking through somebody’s eyes', () => {
  const looking = buildUser({ impersonatingUser: 'Ada Admin', selectedGroup: null });
  async function signedIn(script: Script) {
    const found = sessionOn('/dashboard', { ...knows(looking), ...script });
    await found.session.load();
    return found;
  }

  test('changes what the page shows and nothing of the person', async () => {
    const { session, operations } = await signedIn({});
    const before = operations();
    await session.selectGroup('group-1');
    await session.saveLocale('de');
    await session.endAlumniWelcome();
    expect(operations()).toEqual(before);
    expect(session.state()).toMatchObject({ user: { selectedGroup: 'group-1', locale: 'en' } });
  });

  test('becomes acting for them by a reason, until the server’s moment', async () => {
    const until = '2026-03-02T12:15:00.000Z';
    const { session } = await signedIn({
      raiseImpersonation: () => ({ raiseImpersonation: until }),
    });
    expect(await session.actFor('asked by telephone')).toBeUndefined();
    expect(session.state()).toMatchObject({
      user: { impersonationRaisedUntil: until, impersonationRaiseReason: 'asked by telephone' },
    });
  });

  test('says why acting was refused, and throws where nobody answered', async () => {
    const { session } = await signedIn({ raiseImpersonation: refuses('Too short') });
    expect(await session.actFor('x')).toEqual({ message: 'Too short' });
    const cut = await signedIn({});
    await expect(cut.session.actFor('asked')).rejects.toThrow('Failed to fetch');
  });
});

describe('the selected group', () => {
  const groups = [buildGroup({ _id: 'old', archived: true }), buildGroup({ _id: 'new' })];
  const saves = { updateUserProfile: () => ({ updateUserProfile: buildUser() }) };
  const change = (selectedGroup: string) => ({
    operation: 'updateUserProfile',
    variables: { userProfileInput: { _id: 'user-1', selectedGroup } },
  });

  test('is corrected and saved when the stored one is not theirs', async () => {
    const user = buildUser({ groups, selectedGroup: 'gone' });
    const { session, calls } = sessionOn('/dashboard', { ...knows(user), ...saves });
    await session.load();
    expect(session.state()).toMatchObject({ user: { selectedGroup: 'new' } });
    await vi.waitFor(() => expect(calls[1]).toEqual(change('new')));
  });

  test('is not saved before the terms are accepted', async () => {
    const user = buildUser({ groups, selectedGroup: null, termsAccepted: false });
    const { session, operations } = sessionOn('/dashboard', { ...knows(user), ...saves });
    await session.load();
    expect(operations()).toEqual(['currentUser']);
  });

  test('changes at once and is saved', async () => {
    const user = buildUser({ groups, selectedGroup: 'new' });
    const { session, calls } = sessionOn('/dashboard', { ...knows(user), ...saves });
    await session.load();
    const saving = session.selectGroup('old');
    expect(session.state()).toMatchObject({ user: { selectedGroup: 'old' } });
    await saving;
    expect(calls[1]).toEqual(change('old'));
  });

  test('is taken back when the server refuses it', async () => {
    const user = buildUser({ groups, selectedGroup: 'new' });
    const refusing = { updateUserProfile: refuses('No') };
    const { session } = sessionOn('/dashboard', { ...knows(user), ...refusing });
    await session.load();
    await expect(session.selectGroup('old')).rejects.toThrow('No');
    expect(session.state()).toMatchObject({ user: { selectedGroup: 'new' } });
  });
});

describe('what else a person can do', () => {
  test('accepting the terms opens the site and settles the group', async () => {
    const user = buildUser({ termsAccepted: false, selectedGroup: null });
    const { session, operations } = sessionOn('/dashboard', {
      ...knows(user),
      acceptTerms: () => ({ acceptTerms: { ...user, termsAccepted: true } }),
      updateUserProfile: () => ({ updateUserProfile: user }),
    });
    await session.load();
    await session.acceptTerms();
    expect(session.state()).toMatchObject({ user: { termsAccepted: true } });
    await vi.waitFor(() =>
      expect(operations()).toEqual(['currentUser', 'acceptTerms', 'updateUserProfile']),
    );
  });

  test('a language is saved in the profile of whoever is signed in', async () => {
    const { session, calls } = sessionOn('/dashboard', {
      ...knows(buildUser()),
      updateUserProfile: () => ({ updateUserProfile: buildUser() }),
    });
    await session.load();
    await session.saveLocale('uk_UA');
    expect(calls[1]?.variables).toEqual({ userProfileInput: { _id: 'user-1', locale: 'uk_UA' } });
    expect(session.state()).toMatchObject({ user: { locale: 'uk_UA' } });
  });

  test('a visitor has no profile to save a language in', async () => {
    const { session, operations } = sessionOn('/login', {});
    await session.load();
    await session.saveLocale('uk_UA');
    expect(operations()).toEqual([]);
  });

  test('the welcome of alumni is gone at once, and comes back where that was not saved', async () => {
    const user = buildUser({ showAlumniWelcome: true });
    const saved = sessionOn('/dashboard', {
      ...knows(user),
      updateUserProfile: () => ({ updateUserProfile: user }),
    });
    await saved.session.load();
    await saved.session.endAlumniWelcome();
    expect(saved.calls[1]?.variables).toEqual({
      userProfileInput: { _id: 'user-1', showAlumniWelcome: false },
    });
    expect(saved.session.state()).toMatchObject({ user: { showAlumniWelcome: false } });
    const lost = sessionOn('/dashboard', knows(user));
    await lost.session.load();
    await expect(lost.session.endAlumniWelcome()).rejects.toThrow('Failed to fetch');
    expect(lost.session.state()).toMatchObject({ user: { showAlumniWelcome: true } });
  });

  test('a live count of unread notifications replaces the one of the sign-in', async () => {
    const { session } = sessionOn('/dashboard', knows(buildUser({ unreadNotifications: 1 })));
    await session.load();
    session.noteUnread(4);
    expect(session.state()).toMatchObject({ user: { unreadNotifications: 4 } });
  });

  test('a log entry names the user, and failing to write it stays silent', async () => {
    const { session, calls } = sessionOn('/dashboard', knows(buildUser()));
    await session.load();
    await session.log({ action: 'crash', type: 'error', payload: '{}' });
    expect(calls[1]).toEqual({
      operation: 'insertLogit',
      variables: {
        logitInput: { action: 'crash', type: 'error', payload: '{}', userId: 'user-1' },
      },
    });
  });
});
