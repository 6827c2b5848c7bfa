import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { examineProduction } from './production-examination.ts';
import { type Given, productionFindings, refuseUnsafeSettings } from './production-checks.ts';
import { isGuessable, KEY_BITS } from './secret-strength.rules.ts';

const RANDOM = 'hH0n5Jx3vQ8dW1rZkTq7uYbEwMf2sLpC9aGgXo6iBvN4';

/** A college in earnest, with nothing left to be desired. */
const whole: Given = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://college.org',
  TRUSTED_PROXIES: 'loopback',
  DATABASE_URL: 'postgres://lampstand:x@127.0.0.1:5432/college',
  SIGNING_SECRET: RANDOM,
  ENCRYPTION_KEY: [...RANDOM].toReversed().join(''),
  SMTP_URL: 'smtps://mail.college.org',
  MAIL_FROM: 'College <no-reply@college.org>',
  REQUIRE_SECOND_FACTOR: 'staff',
  METRICS_TOKEN: RANDOM.slice(0, 24),
  FILE_STORE: 's3',
};
const found = (changes: Given) => {
  const given = { ...whole, ...changes };
  return productionFindings(readEnv(given), given).map(
    ({ level, setting }) => `${level} ${setting}`,
  );
};

describe('the settings of a production server', () => {
  it('leave nothing to be desired where all are there', () => {
    expect(found({})).toEqual([]);
  });

  it.each<[string, Given]>([
    ['refuse APP_ENV', { APP_ENV: 'development' }],
    ['refuse NODE_ENV', { NODE_ENV: 'development' }],
    ['refuse NODE_ENV', { NODE_ENV: 'test' }],
    ['refuse PUBLIC_URL', { PUBLIC_URL: '' }],
    ['refuse PUBLIC_URL', { PUBLIC_URL: 'http://college.org' }],
    ['warn PUBLIC_URL', { PUBLIC_URL: 'http://localhost:4000' }],
    ['refuse TRUSTED_PROXIES', { TRUSTED_PROXIES: '' }],
    ['warn TRUSTED_PROXIES', { TRUSTED_PROXIES: '', SHARED_ADDRESSES: '127.0.0.1' }],
    ['warn HOST', { HOST: '0.0.0.0' }],
    ['warn DATABASE_URL', { DATABASE_URL: 'postgres://lampstand:x@db.college.org/college' }],
    ['refuse SIGNING_SECRET', { SIGNING_SECRET: 'please-change-me-please-change-me-now' }],
    ['refuse SIGNING_SECRET', { SIGNING_SECRET: 'x'.repeat(64) }],
    ['warn SIGNING_SECRET', { SIGNING_SECRET: '' }],
    ['refuse ENCRYPTION_KEY', { ENCRYPTION_KEY: '0123456789'.repeat(4) }],
    ['warn ENCRYPTION_KEY', { ENCRYPTION_KEY: '' }],
    ['warn ENCRYPTION_KEY', { ENCRYPTION_KEY: RANDOM }],
    ['warn SMTP_URL', { SMTP_URL: '' }],
    ['warn SMTP_REQUIRE_TLS', { SMTP_URL: 'smtp://mail.college.org', SMTP_REQUIRE_TLS: 'false' }],
    ['warn MAIL_FROM', { MAIL_FROM: '' }],
    ['warn SEED', { SEED: 'true' }],
    ['warn REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: '' }],
    ['refuse METRICS_TOKEN', { METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaa' }],
    ['warn METRICS_TOKEN', { METRICS_TOKEN: '' }],
    ['warn METRICS_HOST', { METRICS_TOKEN: '', METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }],
    ['refuse PRODUCTION_URL', { PRODUCTION_URL: 'http://college.org' }],
    ['warn PRODUCTION_URL', { APP_ENV: 'admin-app' }],
    ['refuse S3_ENDPOINT', { S3_ENDPOINT: 'http://files.college.org' }],
    ['warn FILE_STORE', { FILE_STORE: 'local' }],
    ['refuse BRIGHTSPACE_URL', { BRIGHTSPACE_URL: 'http://d2l.college.org' }],
    ['warn WORK_ACCOUNT_ISSUER', { WORK_ACCOUNT_CLIENT_ID: 'x' }],
    ['warn CALENDAR_ISSUER', { CALENDAR_ISSUER: 'https://accounts.college.org' }],
  ])('are answered by: %s', (finding, changes) => {
    expect(found(changes)).toEqual([finding]);
  });

  it('have the embedded database named, for which the store of files is the same disk', () => {
    expect(found({ DATABASE_URL: '', FILE_STORE: 'local' })).toEqual(['warn DATABASE_URL']);
  });
});

describe('the start of a production server', () => {
  const start = (given: Given) => refuseUnsafeSettings(readEnv(given), given);

  it('refuses exactly what is unsafe, a line each', () => {
    const unsafe = { APP_ENV: 'production', PUBLIC_URL: 'http://college.org', NODE_ENV: 'test' };
    expect(() => start(unsafe)).toThrow(/NODE_ENV .*\n {2}PUBLIC_URL .*\nnpm run doctor/);
    expect(() => start(unsafe)).not.toThrow(/SMTP_URL/);
  });

  it('tells what is missing besides, and goes on', () => {
    const bare = { APP_ENV: 'production', PUBLIC_URL: 'http://localhost:4000' };
    expect(start(bare).map((line) => line.split(' ')[0])).toContain('SMTP_URL');
  });

  it('asks nothing of a server for development', () => {
    expect(start({ APP_ENV: 'development', NODE_ENV: 'development' })).toEqual([]);
  });
});

describe('the examination for production', () => {
  it('names values that are not valid, and a database that does not answer', async () => {
    expect(await examineProduction({ ...whole, PORT: 'front door' })).toMatchObject([
      { setting: 'PORT', level: 'refuse' },
    ]);
    const away = { ...whole, DATABASE_URL: 'postgres://lampstand:very-secret@127.0.0.1:9/college' };
    const findings = await examineProduction(away);
    expect(findings).toMatchObject([{ setting: 'DATABASE_URL', level: 'refuse' }]);
    expect(findings[0]?.mend).toContain('does not answer');
    expect(JSON.stringify(findings)).not.toContain('very-secret');
  });
});

describe('a secret', () => {
  it.each([
    [RANDOM, false],
    ['0f3a9c5be1d24786a0b1c2d3e4f59687', false],
    ['x'.repeat(64), true],
    ['12345678901234567890123456789012', true],
    ['abcdefghijklmnopqrstuvwxyz0123456789', true],
    ['This-is-my-very-long-passphrase-12', true],
    ['change_me_change_me_change_me_now!', true],
  ])('like %s can be guessed: %s', (secret, guessable) => {
    expect(isGuessable(secret, KEY_BITS)).toBe(guessable);
  });
});
