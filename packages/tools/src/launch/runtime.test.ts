import { describe, expect, it } from 'vitest';
import { nodeIsRecent, pnpmIsRecent } from './runtime.mjs';

describe('nodeIsRecent', () => {
  it.each(['22.18.0', '22.20.1', '24.0.0', '25.1.0'])('runs everything on Node %s', (version) => {
    expect(nodeIsRecent(version)).toBe(true);
  });

  it.each(['18.20.8', '20.20.2', '22.12.0', '22.17.1'])('asks for a newer one on %s', (version) => {
    expect(nodeIsRecent(version)).toBe(false);
  });
});

describe('pnpmIsRecent', () => {
  it('takes version 10 and no other', () => {
    expect(pnpmIsRecent('10.34.9')).toBe(true);
    expect(pnpmIsRecent('9.15.0')).toBe(false);
    expect(pnpmIsRecent('11.0.0')).toBe(false);
    expect(pnpmIsRecent(undefined)).toBe(false);
  });
});
