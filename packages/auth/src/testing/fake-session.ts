import { fakeWays } from './fake-ways.ts';
import type { Session, SessionState, SessionUser } from '../session-types.ts';

const soon = (): string => new Date(Date.now() + 15 * 60_000).toISOString();

export interface FakeSession extends Session {
  /** What the screen asked of the session, in order: `selectGroup group-2`. */
  readonly asked: readonly string[];
}

/**
 * A session without a server for stories and component tests: its actions change the state at once.
 * @param start the signed-in person, nothing for a visitor, or why the server could not be asked
 * @param overrides actions that shall behave otherwise, a login that fails for example
 */
export function fakeSession(
  start?: SessionUser | Error,
  overrides: Partial<Session> = {},
): FakeSession {
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  let state = stateOf(start);

  function change(changes: Partial<SessionUser>): void {
    if (state.status === 'signedIn') state = { ...state, user: { ...state.user, ...changes } };
    for (const listener of listeners) listener();
  }

  const record = (...words: string[]): Promise<void> => {
    asked.push(words.join(' '));
    return Promise.resolve();
  };

  return {
    asked,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load: () => Promise.resolve(state),
    login: (email) => {
      asked.push(`login ${email}`);
      if (state.status !== 'signedIn') return Promise.reject(new Error('Nobody to sign in'));
      const { user } = state;
      state = { status: 'signedIn', user };
      change({});
      return Promise.resolve(user);
    },
    ways: () => Promise.resolve(fakeWays()),
    enter: (user) => {
      asked.push(`enter ${user._id}`);
      if (state.status === 'signedIn') state = { status: 'signedIn', user: state.user };
      change({});
    },
    logout: () => record('logout'),
    expire: () => {
      if (state.status === 'signedIn') state = { ...state, ended: true };
      change({});
      void record('expire');
    },
    hold: () => () => undefined,
    isLeaving: () => false,
    acceptTerms: () => {
      change({ termsAccepted: true });
      return record('acceptTerms');
    },
    endAlumniWelcome: () => {
      change({ showAlumniWelcome: false });
      return record('endAlumniWelcome');
    },
    noteRunningExam: (runningExam) => change({ runningExam }),
    noteUnread: (unreadNotifications) => change({ unreadNotifications }),
    selectGroup: (groupId) => {
      change({ selectedGroup: groupId });
      return record('selectGroup', groupId);
    },
    saveLocale: (locale) => {
      change({ locale });
      return record('saveLocale', locale);
    },
    actFor: async (reason) => {
      change({ impersonationRaisedUntil: soon(), impersonationRaiseReason: reason });
      await record('actFor', reason);
      return undefined;
    },
    log: ({ action, type }) => record('log', action, type),
    demoPersonas: () => Promise.resolve([]),
    onForget: () => undefined,
    ...overrides,
  };
}

function stateOf(start: SessionUser | Error | undefined): SessionState {
  if (start instanceof Error) return { status: 'failed', error: start };
  return start ? { status: 'signedIn', user: start } : { status: 'signedOut' };
}
