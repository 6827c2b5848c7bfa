import { describe, expect, it } from 'vitest';
import { ConfigurationError, publicUrl, readEnv } from './env.ts';

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

  it('treats an empty variable as unset', () => {
    expect(readEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('drops the trailing slash of the public address', () => {
    expect(publicUrl(readEnv({ PUBLIC_URL: 'https://college.example/' }))).toBe(
      'https://college.example',
    );
  });
});
