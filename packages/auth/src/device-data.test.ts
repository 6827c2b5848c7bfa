import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimDevice, forgetPersonalData } from './device-data.ts';
import { memoryStorage } from './testing/memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const personal = [
  'lampstand.user',
  'lampstand.appState',
  'lampstand.chartFilters',
  'lampstand.uploads',
  'lampstand.cache.user-1',
  'lampstand.exam-answers.user-1.a1',
  'lampstand.draft.essay',
  'lampstand.draft-aside.essay.work-1.3',
  'lampstand.player',
  'RaStorelampstand.admin.users.listParams',
];
const device = ['locale', 'lampstand.color-scheme', 'other.site'];

function fill() {
  for (const key of [...personal, ...device]) localStorage.setItem(key, 'x');
}
const kept = () => [...personal, ...device].filter((key) => localStorage.getItem(key) !== null);

describe('what somebody leaves on a device', () => {
  test('is gone with logging out; what belongs to the device stays', () => {
    fill();
    sessionStorage.setItem('lampstand.wayBack', '/news');
    forgetPersonalData();
    expect(kept()).toEqual(device);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is gone when another person signs in, but for answers that would be lost', () => {
    claimDevice('user-1');
    fill();
    claimDevice('user-2');
    expect(kept()).toEqual(['lampstand.exam-answers.user-1.a1', ...device]);
  });

  test('is there again for the same person, however the session ended', () => {
    claimDevice('user-1');
    fill();
    claimDevice('user-1');
    expect(kept()).toEqual([...personal, ...device]);
  });

  test('is nothing where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => {
      claimDevice('user-1');
      forgetPersonalData();
    }).not.toThrow();
  });
});
