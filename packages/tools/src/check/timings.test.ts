import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetTimings, lastCheckSeconds, noteTiming } from './timings.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'timings-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the times of a check', () => {
  it('are unknown before the first one', () => {
    expect(lastCheckSeconds(root)).toBeUndefined();
  });

  it('add up the quick steps and leave the browser out', () => {
    noteTiming(root, 'types', 4.5);
    noteTiming(root, 'unit', 5);
    noteTiming(root, 'browser', 300);
    expect(lastCheckSeconds(root)).toBe(9.5);
  });

  it('begin again with every check', () => {
    noteTiming(root, 'types', 4.5);
    forgetTimings(root);
    expect(lastCheckSeconds(root)).toBeUndefined();
  });
});
