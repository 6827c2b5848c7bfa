import { z } from 'zod';
import type { ClamdSettings } from './platform/clamd.ts';
import type { S3Settings } from './platform/s3-files.ts';
import { isLoopback, type ProviderSettings } from './platform/provider-settings.ts';
import { addressTest, proxyTrust, wrongAddress, wrongProxy } from './platform/sender-address.ts';

const listOf = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((each) => each.trim() || []));

/** Addresses in a setting, compiled once. */
const addressesOf = <T>(
  wrong: (entries: readonly string[]) => string | undefined,
  compile: (entries: readonly string[]) => T,
  known: string,
) =>
  listOf.transform((entries, context) => {
    const bad = wrong(entries);
    if (bad === undefined) return compile(entries);
    context.addIssue(`"${bad}" is none of: ${known}`);
    return z.NEVER;
  });

const RANGES = 'an address, a range (10.0.0.0/8), loopback, linklocal, uniquelocal';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Where accounts elsewhere are: https, or this very machine (a provider under test). */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(new URL(url)), 'must be https');

const isClamdAddress = ({ hostname, pathname, port, protocol }: URL): boolean =>
  protocol === 'unix:' ? hostname === '' && pathname.length > 1 : hostname !== '' && port !== '';

const Schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** The product's own environment: who may log in, and where reset pages live (specification §5, §6). */
  APP_ENV: z.enum(['production', 'development', 'admin-app', 'offline-app']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Address that people see; links in mails start with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The production app: pages for a new password send people there from everywhere else. */
  PRODUCTION_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Reverse proxies, which are believed where a request comes from. */
  TRUSTED_PROXIES: addressesOf(wrongProxy, proxyTrust, `${RANGES}, one number of hops up to 10`),
  /** Addresses behind which many people sit (a campus): tries are counted by account only. */
  SHARED_ADDRESSES: addressesOf(wrongAddress, addressTest, RANGES),
  /** What `/metrics` has to be asked with (`Authorization: Bearer …`). */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** A port of its own for `/metrics`, which the public one does not answer then. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Seconds for which a server that was asked to stop says so at `/readyz` and still serves. */
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(5).default(0),
  DATA_DIR: z.string().min(1).default('data'),
  /** Where files lie: below the data directory, or in a bucket of an S3-compatible store. */
  FILE_STORE: z.enum(['local', 's3']).default('local'),
  /** Amazon's own where it is missing. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** The bucket stands in the path, as most stores but Amazon's want it. */
  S3_FORCE_PATH_STYLE: flag.default(false),
  /** Key for signed file links; without it a random one is made and kept in the data directory. */
  SIGNING_SECRET: z.string().min(32).optional(),
  /** Key of secrets that are kept encrypted; without it one is made of the signing secret. */
  ENCRYPTION_KEY: z.string().min(32).optional(),
  /** Signing in with a work account (OpenID Connect): offered where all three are given. */
  WORK_ACCOUNT_ISSUER: issuer.optional(),
  WORK_ACCOUNT_CLIENT_ID: z.string().min(1).optional(),
  WORK_ACCOUNT_CLIENT_SECRET: z.string().min(1).optional(),
  /** Hosts besides the issuer's that the server may ask. */
  WORK_ACCOUNT_HOSTS: listOf,
  /** The provider only knows the college's own addresses and does not say that they are verified. */
  WORK_ACCOUNT_EMAILS_TRUSTED: flag.default(false),
  /** Connecting a calendar elsewhere: offered where all three are given. */
  CALENDAR_ISSUER: issuer.optional(),
  CALENDAR_CLIENT_ID: z.string().min(1).optional(),
  CALENDAR_CLIENT_SECRET: z.string().min(1).optional(),
  CALENDAR_HOSTS: listOf,
  CALENDAR_SCOPE: z.string().min(1).default('openid email offline_access'),
  /** Who has to give a second factor to enter: `staff`, or nobody. */
  REQUIRE_SECOND_FACTOR: z.enum(['nobody', 'staff']).default('nobody'),
  /** What one person may have begun to upload and not ended, together. */
  UPLOAD_QUOTA_GB: z.coerce.number().int().min(1).max(10_000).default(50),
  /** Where clamd looks for malicious software in uploads: `tcp://host:port` or `unix:///path`. */
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/ })
    .refine((url) => isClamdAddress(new URL(url)), 'must be tcp://host:port or unix:///path')
    .optional(),
  /** The largest file that it is given; clamd's own StreamMaxLength must not be lower. */
  CLAMD_MAX_MB: z.coerce.number().int().min(1).max(4000).default(100),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Whether a mail server of `smtp://…` must encrypt the line; where it is not set, outside of development. */
  SMTP_REQUIRE_TLS: flag.optional(),
  /** Connections of one process to the mail server at the same time. */
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(5),
  /** Mails that one process hands over in a second at most; the mail server's own limit is often lower. */
  SMTP_MAILS_PER_SECOND: z.coerce.number().int().min(1).max(1000).optional(),
  MAIL_FROM: z.string().min(3).default('Lampstand <no-reply@lampstand.invalid>'),
  /** Mails of one kind that people who are not signed in may cause in an hour, together. */
  STRANGER_MAILS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(500),
  /** Days for which reports of the apps are kept. */
  LOG_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Fixes "today" for the demonstration college (ISO date); defaults to the day of the first start. */
  SEED_ANCHOR: z.iso.date().optional(),
  SEED: flag.default(true),
  ORGANISATION_NAME: z.string().min(1).default('Lampstand Bible College'),
  ORGANISATION_SHORT_NAME: z.string().min(1).default('Lampstand'),
  DEFAULT_ALLOWED_ATTEMPTS: z.coerce.number().int().min(1).default(2),
  /** The Brightspace site that superadmins are signed on to, and what both sides know of each other. */
  BRIGHTSPACE_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRIGHTSPACE_SSO_KEY: z.string().min(1).optional(),
  BRIGHTSPACE_SSO_SECRET: z.string().min(16).optional(),
});

export type Env = z.infer<typeof Schema>;

/** Thrown when the configuration is wrong; `problems` holds one line per variable. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The variables of this process; nothing else in the server reads them. */
export const processEnv: Record<string, string | undefined> = process.env;

/**
 * Reads the configuration once. Empty variables count as unset.
 * @throws ConfigurationError with one clear line per bad value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
}

/** The provider of work accounts or of calendars, where it is configured. */
export function providerOf(
  env: Env,
  which: 'WORK_ACCOUNT' | 'CALENDAR',
): ProviderSettings | undefined {
  const issuerUrl = env[`${which}_ISSUER`];
  const clientId = env[`${which}_CLIENT_ID`];
  const clientSecret = env[`${which}_CLIENT_SECRET`];
  if (!issuerUrl || !clientId || !clientSecret) return undefined;
  return { issuer: issuerUrl, clientId, clientSecret, hosts: env[`${which}_HOSTS`] };
}

const STORE = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * The bucket where files lie, or undefined where they lie on the local disk.
 * @throws ConfigurationError where a store is named and not described.
 */
export function s3Of(env: Env): S3Settings | undefined {
  if (env.FILE_STORE === 'local') return undefined;
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env;
  if (bucket === undefined || id === undefined || secret === undefined) {
    const left = STORE.filter((name) => env[name] === undefined);
    throw new ConfigurationError(left.map((name) => `${name}: is needed by FILE_STORE=s3`));
  }
  return {
    bucket,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: id,
    secretAccessKey: secret,
    pathStyle: env.S3_FORCE_PATH_STYLE,
  };
}

/** Whether mails may cross the network encrypted only: in earnest, unless it is said otherwise. */
export const requiresMailTls = ({ APP_ENV, SMTP_REQUIRE_TLS }: Env): boolean =>
  SMTP_REQUIRE_TLS ?? APP_ENV !== 'development';

/** Where the virus scanner is, if there is one. */
export const clamdOf = (env: Env): ClamdSettings | undefined =>
  env.CLAMD_URL === undefined
    ? undefined
    : { url: env.CLAMD_URL, maxBytes: env.CLAMD_MAX_MB * 1024 ** 2 };

/** The address people use: configured, or the local one. */
export function publicUrl(env: Env): string {
  return (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
}
