import { describe, expect, it } from 'vitest';
import { ConfigurationError, providerOf, publicUrl, readEnv, requiresMailTls } from './env.ts';

describe('configuration', () => {
  it('needs nothing to start', () => {
    const env = readEnv({});
    expect(env.PORT).toBe(4000);
    expect(publicUrl(env)).toBe('http://localhost:4000');
  });

  it('names every bad value on a line of its own', () => {
    const read = () => readEnv({ PORT: '99999', DATABASE_URL: 'mysql://x/y', APP_ENV: 'moon' });
    expect(read).toThrow(ConfigurationError);
    try {
      read();
    } catch (error) {
      const { problems } = error instanceof ConfigurationError ? error : { problems: [] };
      expect(problems.map((line) => line.split(':')[0]).toSorted()).toEqual([
        'APP_ENV',
        'DATABASE_URL',
        'PORT',
      ]);
    }
  });

  it.each([
    [{ APP_ENV: 'production' }, true],
    [{ APP_ENV: 'admin-app' }, true],
    [{ APP_ENV: 'development' }, false],
    [{ APP_ENV: 'development', SMTP_REQUIRE_TLS: 'true' }, true],
    [{ APP_ENV: 'production', SMTP_REQUIRE_TLS: 'false' }, false],
  ])('with %j demands an encrypted line to the mail server: %s', (given, demanded) => {
    expect(requiresMailTls(readEnv(given))).toBe(demanded);
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('drops the trailing slash of the public address', () => {
    expect(publicUrl(readEnv({ PUBLIC_URL: 'https://college.example/' }))).toBe(
      'https://college.example',
    );
  });

  it.each([
    ['TRUSTED_PROXIES', 'loopback, 10.0.0.0/8,192.0.2.1, fd00::/8', true],
    ['TRUSTED_PROXIES', '1', true],
    ['TRUSTED_PROXIES', '11', false],
    ['TRUSTED_PROXIES', '1, 10.0.0.1', false],
    ['TRUSTED_PROXIES', '10.0.0.0/33', false],
    ['TRUSTED_PROXIES', '10.0.0.0/0', false],
    ['TRUSTED_PROXIES', 'proxy.college.example', false],
    ['SHARED_ADDRESSES', '198.51.100.7, 2001:db8::/32', true],
    ['SHARED_ADDRESSES', '1', false],
    ['METRICS_TOKEN', 'too short', false],
    ['CLAMD_URL', 'tcp://127.0.0.1:3310', true],
    ['CLAMD_URL', 'unix:///run/clamav/clamd.ctl', true],
    ['CLAMD_URL', 'tcp://scanner.college.example', false],
    ['CLAMD_URL', 'unix://', false],
    ['CLAMD_URL', 'http://127.0.0.1:3310', false],
    ['CLAMD_MAX_MB', '0', false],
  ])('takes %s=%s: %s', (name, value, taken) => {
    const read = () => readEnv({ [name]: value });
    if (taken) expect(read).not.toThrow();
    else expect(read).toThrow(new RegExp(`^The configuration is not valid:\\n  ${name}: .+$`));
  });

  it.each([
    ['https://login.college.example/tenant', true],
    ['http://127.0.0.1:9000', true],
    ['http://localhost:9000', true],
    ['http://login.college.example', false],
    ['ftp://login.college.example', false],
  ])('takes %s for a provider of accounts: %s', (WORK_ACCOUNT_ISSUER, taken) => {
    const others = { WORK_ACCOUNT_CLIENT_ID: 'x', WORK_ACCOUNT_CLIENT_SECRET: 'y' };
    const read = () => readEnv({ WORK_ACCOUNT_ISSUER, ...others });
    if (!taken) expect(read).toThrow('WORK_ACCOUNT_ISSUER');
    else expect(providerOf(read(), 'WORK_ACCOUNT')).toMatchObject({ clientId: 'x' });
  });

  it('has a provider only with all that belongs to it', () => {
    const half = { WORK_ACCOUNT_ISSUER: 'https://a.example', WORK_ACCOUNT_CLIENT_ID: 'x' };
    expect(providerOf(readEnv(half), 'WORK_ACCOUNT')).toBeUndefined();
    expect(providerOf(readEnv({}), 'CALENDAR')).toBeUndefined();
  });
});
