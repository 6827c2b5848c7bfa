import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announceUploads, pendingKey, useUploadsWanted } from './pending.ts';

afterEach(() => localStorage.clear());

const isWanted = () => renderHook(useUploadsWanted).result;

it('wants no dock before there is something, one for what waits, and one for what begins', () => {
  expect(isWanted().current).toBe(false);
  localStorage.setItem(pendingKey, '[]');
  expect(isWanted().current).toBe(true);
  localStorage.clear();
  const wanted = isWanted();
  expect(wanted.current).toBe(false);
  act(announceUploads);
  expect(wanted.current).toBe(true);
});
