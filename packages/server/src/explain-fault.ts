import { ConfigurationError, type Env } from './env.ts';
import { NotBuiltError } from './http/pages.ts';
import { codeOf } from './platform/error-code.ts';
import { StartFault } from './platform/start-fault.ts';

type Settings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'HOST' | 'PORT'>;
type Explain = (settings: Settings, error: Error) => string;

/** Faults whose message is meant for the person at the keyboard as it is. */
const EXPLAINED = [StartFault, ConfigurationError, NotBuiltError];

const deepest = 6;

/** Who is asked where, without the password. */
function databaseOf({ DATABASE_URL }: Settings): string {
  if (DATABASE_URL === undefined) return 'the embedded database';
  const { host, pathname, username } = new URL(DATABASE_URL);
  const user = username === '' ? '' : ` as ${username}`;
  return `PostgreSQL at ${host || 'the local socket'}, database ${pathname.slice(1) || '(none)'}${user}`;
}

const placeOf = (error: Error, { DATA_DIR }: Settings): string =>
  'path' in error ? String(error.path) : DATA_DIR;

const FULL: Explain = (settings, error) =>
  `The disk is full (${placeOf(error, settings)}). Make room and start again; what was acknowledged is kept.`;
const READ_ONLY: Explain = (settings, error) =>
  `${placeOf(error, settings)} lies on a disk that is mounted read-only. Mount it writable (after a look at why it is not), or set DATA_DIR to another folder.`;
const NOT_ALLOWED: Explain = (settings, error) =>
  `The user of this process may not write to ${placeOf(error, settings)}. Give the data folder to that user (chown), or set DATA_DIR to another folder.`;
const IO: Explain = (settings, error) =>
  `The disk cannot be read or written (${placeOf(error, settings)}): ${error.message}. Look at the disk before anything else, and restore a backup where it is broken.`;
const HANDLES: Explain = () =>
  'The system has no more handles for files. Raise the limit (ulimit -n) and start again.';
const UNREACHABLE: Explain = (settings, error) =>
  `${databaseOf(settings)} does not answer (${codeOf(error) || error.message}). Start it, or correct DATABASE_URL.`;
const STARTING: Explain = (settings) =>
  `${databaseOf(settings)} is starting, stopping or being restored and takes no connections yet. Try again in a moment.`;
const CROWDED: Explain = (settings) =>
  `${databaseOf(settings)} has no connection left. Set DATABASE_POOL lower, or max_connections there higher.`;
const REFUSED: Explain = (settings, error) =>
  `${databaseOf(settings)} refuses the user or the password: ${error.message}. Correct DATABASE_URL.`;
const NO_DATABASE: Explain = (settings, error) =>
  `${databaseOf(settings)} is not there: ${error.message}. Create it (createdb), or correct DATABASE_URL.`;
const NO_RIGHT: Explain = (settings, error) =>
  `${databaseOf(settings)} does not let this user make tables: ${error.message}. Make the user the owner of the database.`;
const DATABASE_FULL: Explain = (settings, error) =>
  `The disk of ${databaseOf(settings)} is full: ${error.message}. Make room there and start again.`;
const DAMAGED: Explain = (settings, error) =>
  `${databaseOf(settings)} is damaged: ${error.message}. Do not write to it any more; restore a backup.`;
const LISTENING: Record<string, Explain> = {
  EADDRINUSE: ({ HOST, PORT }) =>
    `Port ${PORT} on ${HOST} is in use, perhaps by another Lampstand. Stop that program, or set PORT to another number.`,
  EADDRNOTAVAIL: ({ HOST }) => `${HOST} is no address of this machine. Correct HOST.`,
  ENOTFOUND: ({ HOST }) => `${HOST} is no address of this machine. Correct HOST.`,
  EACCES: ({ PORT }) =>
    `The user of this process may not listen on port ${PORT}. Set PORT to 1024 or more and let a proxy listen below.`,
};

const SYSTEM: Record<string, Explain> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: READ_ONLY,
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EIO: IO,
  EMFILE: HANDLES,
  ENFILE: HANDLES,
};

const LINE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver of PostgreSQL has no codes for these. */
const DRIVER_LINE =
  /^timeout exceeded when trying to connect|^Connection terminated|^Client has encountered a connection error/;
const DRIVER_TLS = /SSL connections|self-signed certificate|unable to verify|certificate/;
const DRIVER_PASSWORD = /client password must be a string|SCRAM/;

/** By code, or by class of codes (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const DATABASE: readonly (readonly [RegExp, Explain])[] = [
  [/^28/, REFUSED],
  [/^3D000$/, NO_DATABASE],
  [/^42501$/, NO_RIGHT],
  [/^53100$/, DATABASE_FULL],
  [/^53300$/, CROWDED],
  [/^(?:57P0[1-5]|55000)$/, STARTING],
  [/^(?:08|53)\w{3}$/, UNREACHABLE],
  [/^(?:58|XX)\w{3}$/, DAMAGED],
  [
    /^25006$/,
    (settings) =>
      `${databaseOf(settings)} takes no changes (read-only, or a standby). Name the primary in DATABASE_URL.`,
  ],
];

function explanationOf(error: Error): Explain | undefined {
  const code = codeOf(error);
  if ('syscall' in error && error.syscall === 'listen') return LISTENING[code];
  if (LINE.test(code) || DRIVER_LINE.test(error.message)) return UNREACHABLE;
  if (DRIVER_PASSWORD.test(error.message)) return REFUSED;
  if (DRIVER_TLS.test(error.message)) {
    return (settings) =>
      `${databaseOf(settings)} and this server do not agree on an encrypted connection: ${error.message}. Correct sslmode in DATABASE_URL, or the certificate.`;
  }
  const [, explain] = DATABASE.find(([codes]) => codes.test(code)) ?? [];
  return explain ?? SYSTEM[code];
}

/** What an error wraps: its cause, or the first of several tries (of a name with two addresses). */
const within = (error: Error): unknown =>
  error instanceof AggregateError ? error.errors[0] : error.cause;

/**
 * Says in words what kept the server from starting, where whoever runs it can mend that.
 * @returns undefined for a mistake of ours, whose stack is worth more.
 */
export function explainFault(error: unknown, settings: Settings, depth = 1): string | undefined {
  if (!(error instanceof Error) || depth > deepest) return undefined;
  if (EXPLAINED.some((kind) => error instanceof kind)) return error.message;
  const explain = explanationOf(error);
  return explain ? explain(settings, error) : explainFault(within(error), settings, depth + 1);
}
