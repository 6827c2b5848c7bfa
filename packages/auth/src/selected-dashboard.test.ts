import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSelectedDashboard, storeSelectedDashboard } from './selected-dashboard.ts';
import { memoryStorage } from './testing/memory-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('the dashboard is the administration until another is chosen', () => {
  expect(readSelectedDashboard()).toBe('Admin');
  storeSelectedDashboard('Student');
  expect(readSelectedDashboard()).toBe('Student');
  storeSelectedDashboard('Admin');
  expect(readSelectedDashboard()).toBe('Admin');
});

test('a browser that refuses storage still has a dashboard', () => {
  vi.stubGlobal('localStorage', undefined);
  storeSelectedDashboard('Student');
  expect(readSelectedDashboard()).toBe('Admin');
});
