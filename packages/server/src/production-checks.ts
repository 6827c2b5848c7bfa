import type { Env } from './env.ts';
import { isLoopback } from './platform/provider-settings.ts';
import { StartFault } from './platform/start-fault.ts';
import { isGuessable, KEY_BITS, TOKEN_BITS } from './secret-strength.rules.ts';

/** The variables as they were given, before defaults. */
export type Given = Readonly<Record<string, string | undefined>>;

/** What is wrong with one setting of a server for a college in earnest. */
export interface ProductionFinding {
  readonly setting: string;
  /** `refuse`: unsafe, the start stops. `warn`: missing or worth a look, the start goes on. */
  readonly level: 'refuse' | 'warn';
  readonly says: string;
  readonly mend: string;
}

interface Check extends ProductionFinding {
  readonly applies: (env: Env, given: Given) => boolean;
}

const RANDOM = 'a random one: node -p "crypto.randomBytes(48).toString(\'base64url\')"';

const isSet = (given: Given, name: string): boolean => (given[name] ?? '') !== '';
const isHttps = (url: string | undefined): boolean => url?.startsWith('https:') === true;
/** Plain http (or smtp, or postgres) to anything but this machine. */
const leaves = (url: string | undefined): boolean => url !== undefined && !isLoopback(new URL(url));
const isPlainWeb = (url: string | undefined): boolean => leaves(url) && !isHttps(url);
const listensBeyond = (host: string): boolean => !['127.0.0.1', '::1', 'localhost'].includes(host);
const isHalf = (given: Given, which: string): boolean => {
  const names = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'].map((name) => `${which}_${name}`);
  const there = names.filter((name) => isSet(given, name)).length;
  return there > 0 && there < names.length;
};

const guessed = (
  setting: 'SIGNING_SECRET' | 'ENCRYPTION_KEY' | 'METRICS_TOKEN',
  leastBits = KEY_BITS,
): Check => {
  return {
    setting,
    level: 'refuse',
    applies: ({ [setting]: secret }) => secret !== undefined && isGuessable(secret, leastBits),
    says: 'can be guessed',
    mend: RANDOM,
  };
};

const plainWeb = (
  setting: 'PUBLIC_URL' | 'PRODUCTION_URL' | 'S3_ENDPOINT' | 'BRIGHTSPACE_URL',
): Check => {
  return {
    setting,
    level: 'refuse',
    applies: (env) => isPlainWeb(env[setting]),
    says: 'is plain http: passwords, cookies and files can be read on the way',
    mend: 'an address with https (plain http is taken for localhost only)',
  };
};

/** The one table of what a production server is asked; the start and the doctor both read it. */
const CHECKS: readonly Check[] = [
  {
    setting: 'APP_ENV',
    level: 'refuse',
    applies: (env) => env.APP_ENV === 'development',
    says: 'is development: the login page offers people with known passwords, and all mails can be read',
    mend: 'APP_ENV=production (npm start takes development where it is not set)',
  },
  {
    setting: 'NODE_ENV',
    level: 'refuse',
    applies: (env) => env.NODE_ENV !== 'production',
    says: 'is not production: the schema and our own scripts for developers are open',
    mend: 'NODE_ENV=production, or leave it out',
  },
  {
    setting: 'PUBLIC_URL',
    level: 'refuse',
    applies: (env) => env.PUBLIC_URL === undefined,
    says: 'is missing: links in mails lead to localhost, and cookies are not Secure',
    mend: 'the address that people see, with https (http://localhost for a trial on this machine)',
  },
  plainWeb('PUBLIC_URL'),
  {
    setting: 'PUBLIC_URL',
    level: 'warn',
    applies: ({ PUBLIC_URL }) =>
      PUBLIC_URL !== undefined && !isHttps(PUBLIC_URL) && !isPlainWeb(PUBLIC_URL),
    says: 'is this machine: nobody else can follow a link',
    mend: 'the address that people see, with https',
  },
  {
    setting: 'TRUSTED_PROXIES',
    level: 'refuse',
    applies: ({ PUBLIC_URL }, given) =>
      isHttps(PUBLIC_URL) && !isSet(given, 'TRUSTED_PROXIES') && !isSet(given, 'SHARED_ADDRESSES'),
    says: 'is missing: all people seem to come from the proxy, and a stranger who fails to sign in locks all of them out',
    mend: 'the address of the reverse proxy, or loopback where it runs on this machine',
  },
  {
    setting: 'TRUSTED_PROXIES',
    level: 'warn',
    applies: ({ PUBLIC_URL }, given) =>
      isHttps(PUBLIC_URL) && !isSet(given, 'TRUSTED_PROXIES') && isSet(given, 'SHARED_ADDRESSES'),
    says: 'is missing: all people seem to come from the proxy, so failed logins are counted by account only',
    mend: 'the address of the reverse proxy, or loopback where it runs on this machine',
  },
  {
    setting: 'HOST',
    level: 'warn',
    applies: ({ HOST }) => listensBeyond(HOST),
    says: 'lets other machines past the reverse proxy, without https',
    mend: '127.0.0.1, or a firewall that lets the proxy through alone',
  },
  {
    setting: 'DATABASE_URL',
    level: 'warn',
    applies: (env) => env.DATABASE_URL === undefined,
    says: 'is missing: the embedded database is for trying things out (one process, no backup while it runs)',
    mend: 'postgres://… of a PostgreSQL server',
  },
  {
    setting: 'DATABASE_URL',
    level: 'warn',
    applies: ({ DATABASE_URL }) =>
      DATABASE_URL !== undefined &&
      new URL(DATABASE_URL).hostname !== '' &&
      leaves(DATABASE_URL) &&
      !/[?&]ssl/.test(DATABASE_URL),
    says: 'asks another machine for no encryption: everything can be read on the way',
    mend: '?sslmode=verify-full at its end, unless the network between is your own',
  },
  guessed('SIGNING_SECRET'),
  {
    setting: 'SIGNING_SECRET',
    level: 'warn',
    applies: (env) => env.SIGNING_SECRET === undefined,
    says: 'is missing: one is kept in DATA_DIR, and processes on other machines make others',
    mend: RANDOM,
  },
  guessed('ENCRYPTION_KEY'),
  {
    setting: 'ENCRYPTION_KEY',
    level: 'warn',
    applies: (env) => env.ENCRYPTION_KEY === undefined || env.ENCRYPTION_KEY === env.SIGNING_SECRET,
    says: 'is missing or the signing secret itself: authenticator apps are lost when that one is changed',
    mend: RANDOM,
  },
  {
    setting: 'SMTP_URL',
    level: 'warn',
    applies: (env) => env.SMTP_URL === undefined,
    says: 'is missing: no mail leaves, so nobody can be invited or set a new password',
    mend: 'smtp://… or smtps://… of a mail server',
  },
  {
    setting: 'SMTP_REQUIRE_TLS',
    level: 'warn',
    applies: (env) => env.SMTP_REQUIRE_TLS === false && isPlainMail(env.SMTP_URL),
    says: 'is false: mails with links to passwords may cross the network in plain text',
    mend: 'leave it out, or use smtps://…',
  },
  {
    setting: 'MAIL_FROM',
    level: 'warn',
    applies: (env) => /\.(?:invalid|example|localhost|test)>?\s*$/.test(env.MAIL_FROM),
    says: 'is no real address: other mail servers refuse such mails',
    mend: 'an address of the college, as College <no-reply@college.org>',
  },
  {
    setting: 'SEED',
    level: 'warn',
    applies: (_env, given) => given['SEED'] === 'true',
    says: 'is true, which does nothing in production',
    mend: 'leave it out',
  },
  {
    setting: 'REQUIRE_SECOND_FACTOR',
    level: 'warn',
    applies: (env) => env.REQUIRE_SECOND_FACTOR === 'nobody',
    says: 'is nobody: a password alone opens the accounts of staff',
    mend: 'staff',
  },
  guessed('METRICS_TOKEN', TOKEN_BITS),
  {
    setting: 'METRICS_TOKEN',
    level: 'warn',
    applies: (env) => env.METRICS_TOKEN === undefined && env.METRICS_PORT === undefined,
    says: 'is missing: /metrics is closed, so nothing watches the server',
    mend: `${RANDOM}; or METRICS_PORT`,
  },
  {
    setting: 'METRICS_HOST',
    level: 'warn',
    applies: (env) =>
      env.METRICS_PORT !== undefined &&
      env.METRICS_TOKEN === undefined &&
      listensBeyond(env.METRICS_HOST),
    says: 'lets other machines read the figures without a token',
    mend: '127.0.0.1, or METRICS_TOKEN',
  },
  plainWeb('PRODUCTION_URL'),
  {
    setting: 'PRODUCTION_URL',
    level: 'warn',
    applies: (env) =>
      ['admin-app', 'offline-app'].includes(env.APP_ENV) && env.PRODUCTION_URL === undefined,
    says: 'is missing: pages for a new password do not lead to the production app',
    mend: 'the address of the production app, with https',
  },
  plainWeb('S3_ENDPOINT'),
  {
    setting: 'FILE_STORE',
    level: 'warn',
    applies: (env) => env.FILE_STORE === 'local' && env.DATABASE_URL !== undefined,
    says: 'is local: files lie in DATA_DIR, which all processes must share and backups must hold',
    mend: 's3, or see to both',
  },
  plainWeb('BRIGHTSPACE_URL'),
  ...['WORK_ACCOUNT', 'CALENDAR'].map((which): Check => {
    return {
      setting: `${which}_ISSUER`,
      level: 'warn',
      applies: (_env, given) => isHalf(given, which),
      says: 'and its client are set in part only, so it is not offered',
      mend: `${which}_ISSUER, ${which}_CLIENT_ID and ${which}_CLIENT_SECRET together, or none`,
    };
  }),
];

function isPlainMail(url: string | undefined): boolean {
  return url?.startsWith('smtp:') === true && leaves(url);
}

/** What a production server's settings leave to be desired, in the order of the table. */
export const productionFindings = (env: Env, given: Given): ProductionFinding[] =>
  CHECKS.filter(({ applies }) => applies(env, given)).map(({ setting, level, says, mend }) => ({
    setting,
    level,
    says,
    mend,
  }));

/** One line of a report. */
const lineOf = ({ setting, says, mend }: ProductionFinding): string =>
  `${setting} ${says} → ${mend}`;

/**
 * Stops the start of any server but one for development whose settings are unsafe.
 * @returns what is worth a look besides, a line each.
 * @throws StartFault with a line for each unsafe setting.
 */
export function refuseUnsafeSettings(env: Env, given: Given): string[] {
  if (env.APP_ENV === 'development') return [];
  const findings = productionFindings(env, given);
  const unsafe = findings.filter(({ level }) => level === 'refuse');
  if (unsafe.length === 0) return findings.map(lineOf);
  throw new StartFault(
    `APP_ENV=${env.APP_ENV} is for people in earnest, and this configuration is not safe for them:
${unsafe.map((finding) => `  ${lineOf(finding)}`).join('\n')}
npm run doctor -- --production names everything that is unsafe or missing. To try Lampstand out, set APP_ENV=development.`,
  );
}
