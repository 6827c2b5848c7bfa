import { forgetPersonalData } from './device-data.ts';
import { isSessionError } from '@lampstand/graphql-client';
import { hashPassword } from './hash-password.ts';
import { isLoginPage } from './login-page.ts';
import { DemoPersonasDocument } from './operations/demo.generated.ts';
import { InsertLogitDocument } from './operations/log.generated.ts';
import {
  CurrentUserDocument,
  LoginWithPasswordDocument,
  LogoutUserDocument,
} from './operations/session.generated.ts';
import { browserPage } from './page.ts';
import { createProfileActions } from './profile-actions.ts';
import { createSessionEnd } from './session-end.ts';
import { createSessionStore } from './session-store.ts';
import type { Session, SessionOptions, SessionState, SessionUser } from './session-types.ts';
import { readStoredUser, storeUser } from './stored-user.ts';

/** The session of one page: nothing is asked of the server before `load` or `login`. */
export function createSession({ transport, page = browserPage }: SessionOptions): Session {
  const { request } = transport;
  const store = createSessionStore();
  const { enter, ...profileActions } = createProfileActions(transport, store);
  const forgetters: (() => Promise<void>)[] = [];

  async function forget(): Promise<void> {
    await Promise.all(forgetters.map((each) => each()));
  }

  const { leave, ...end } = createSessionEnd({ transport, store, page, forget, enter });

  async function load(): Promise<SessionState> {
    const neverSignedIn = readStoredUser() === undefined;
    if (neverSignedIn && isLoginPage(page.path())) return store.set({ status: 'signedOut' });
    try {
      const { currentUser } = await request(CurrentUserDocument, {});
      if (currentUser) enter(currentUser);
      else
        store.set(neverSignedIn ? { status: 'signedOut' } : { status: 'signedOut', ended: true });
      return store.state();
    } catch (error) {
      if (!isSessionError(error)) return store.set({ status: 'failed', error: toError(error) });
      end.expire();
      return store.set({ status: 'signedOut' });
    }
  }

  async function login(email: string, password: string): Promise<SessionUser> {
    const variables = { email, password: await hashPassword(password) };
    const { loginWithPassword } = await request(LoginWithPasswordDocument, variables);
    enter(loginWithPassword);
    return loginWithPassword;
  }

  async function logout(): Promise<void> {
    const leaving = store.user();
    try {
      await request(LogoutUserDocument, {});
    } catch (error) {
      // Without an answer the cookie is still valid: saying "logged out" would be a lie.
      if (!isSessionError(error)) throw error;
    }
    leave();
    await forget();
    storeUser(undefined);
    if (!leaving?.impersonatingUser) forgetPersonalData();
    page.assign(leaving?.impersonatingUser ? `/users/${leaving._id}` : '/login');
  }

  return {
    ...profileActions,
    ...end,
    state: store.state,
    subscribe: store.subscribe,
    load,
    login,
    ways: async () => (await import('./sign-in/ways-in.ts')).createWaysIn(transport),
    enter,
    logout,
    actFor: async (reason) => (await import('./act-for.ts')).actFor(transport, store, reason),
    noteRunningExam: (runningExam) => store.change({ runningExam }),
    noteUnread: (unreadNotifications) => store.change({ unreadNotifications }),
    log: async (entry) => {
      const logitInput = { ...entry, userId: store.user()?._id ?? null };
      await request(InsertLogitDocument, { logitInput }).catch(() => undefined);
    },
    demoPersonas: async () => (await request(DemoPersonasDocument, {})).demoPersonas,
    onForget: (each) => {
      forgetters.push(each);
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
