import type { WaysIn } from './sign-in/ways-in.ts';
import type { Transport } from '@lampstand/graphql-client';
import type { DemoPersona } from './demo-personas.ts';
import type { LogitInput } from './operations/log.generated.ts';
import type { SessionUserFragment } from './operations/SessionUser.generated.ts';
import type { Page } from './page.ts';

/** The signed-in person with every field of specification §3, "User (current)". */
export type SessionUser = SessionUserFragment;

export type SessionState =
  | { readonly status: 'loading' }
  /** `ended`: somebody was signed in on this device, and the server knows of no session any more. */
  | { readonly status: 'signedOut'; readonly ended?: true }
  /** `ended`: the session is over, and a screen holds the page (see `hold`). */
  | { readonly status: 'signedIn'; readonly user: SessionUser; readonly ended?: true }
  /** Nobody knows who is there: the server could not be asked. */
  | { readonly status: 'failed'; readonly error: Error };

/** Why the server refused something: of single fields, or of all of it. */
export interface Refused {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export interface SessionOptions {
  readonly transport: Transport;
  readonly page?: Page;
}

/**
 * Who is there, and what they can do about it. Errors of the server are thrown as the transport
 * gives them.
 */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks who is there, except on the login page when nobody ever signed in on this device. */
  readonly load: () => Promise<SessionState>;
  readonly login: (email: string, password: string) => Promise<SessionUser>;
  /** Ways of signing in besides the password, fetched when somebody asks for them. */
  readonly ways: () => Promise<WaysIn>;
  /** Somebody has signed in by one of them. */
  readonly enter: (user: SessionUser) => void;
  /** Ends with a full page load: /login, or /users/{id} of the person looked through. */
  readonly logout: () => Promise<void>;
  /**
   * The session is over: forgets the user and opens the login page, which says why. Where a screen
   * holds the page, it stays, and its state says `ended`.
   */
  readonly expire: () => void;
  /**
   * Holds the page when the session ends, for a screen that asks the person to sign in on the spot.
   * @returns what ends the holding
   */
  readonly hold: () => () => void;
  /** Whether the page goes by itself because the session is over: nobody must be asked then. */
  readonly isLeaving: () => boolean;
  readonly acceptTerms: () => Promise<void>;
  /** The welcome of alumni was read. */
  readonly endAlumniWelcome: () => Promise<void>;
  /** A live count of unread notifications has arrived. */
  readonly noteUnread: (count: number) => void;
  /** Which exam runs, as the server has just said. */
  readonly noteRunningExam: (exam: SessionUser['runningExam']) => void;
  /** Of somebody who looks through another person's eyes, for this page only. */
  readonly selectGroup: (groupId: string) => Promise<void>;
  /** While looking through somebody's eyes: acts for them as well. Answers why it was refused. */
  readonly actFor: (reason: string) => Promise<Refused | undefined>;
  /** Saves the language in the profile; nothing when nobody is signed in. */
  readonly saveLocale: (locale: string) => Promise<void>;
  /** Writes to the log of actions and crashes; a failure to do so stays silent. */
  readonly log: (entry: Omit<LogitInput, 'userId'>) => Promise<void>;
  readonly demoPersonas: () => Promise<readonly DemoPersona[]>;
  /** What has to be emptied at logout: the cache of a client that came later. */
  readonly onForget: (forget: () => Promise<void>) => void;
}
