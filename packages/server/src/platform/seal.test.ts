import { expect, it } from 'vitest';
import { testEnv } from '../testing/env.ts';
import { seal, unseal } from './seal.ts';

const keeper = { env: testEnv(), signingSecret: 'a secret that is long enough for tests only' };
const configured = { ...keeper, env: testEnv({ ENCRYPTION_KEY: 'k'.repeat(32) }) };

it('opens what it sealed, which never looks the same twice', () => {
  const sealed = seal(keeper, 'factor user-1', 'JBSWY3DPEHPK3PXP');
  expect(unseal(keeper, 'factor user-1', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(seal(keeper, 'factor user-1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

it('opens nothing for somebody else, with another key, or that was changed', () => {
  const sealed = seal(configured, 'factor user-1', 'secret');
  expect(() => unseal(configured, 'factor user-2', sealed)).toThrow('unable to authenticate');
  expect(() => unseal(keeper, 'factor user-1', sealed)).toThrow('unable to authenticate');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => unseal(configured, 'factor user-1', changed)).toThrow('unable to authenticate');
});
