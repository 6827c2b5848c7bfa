import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A device whose preference can change. */
function device(prefersDark: boolean) {
  const listeners = new Set<() => void>();
  const preference = {
    matches: prefersDark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => preference);
  return (dark: boolean) => {
    preference.matches = dark;
    for (const listener of listeners) listener();
  };
}

/** The page anew: what was chosen before is known from the storage only. */
async function openPage() {
  vi.resetModules();
  const { useColorScheme } = await import('./useColorScheme.ts');
  const { applyScheme } = await import('./color-scheme.ts');
  applyScheme();
  return renderHook(useColorScheme).result;
}

const marked = () => document.documentElement.dataset['colorScheme'];

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the colour scheme', () => {
  it.each([
    [false, 'light'],
    [true, 'dark'],
  ])('follows the device unless a person chooses (prefers dark: %s)', async (dark, scheme) => {
    device(dark);
    const page = await openPage();
    expect(page.current).toMatchObject({ choice: 'system', scheme });
    expect(marked()).toBeUndefined();
  });

  it('follows the device when it changes', async () => {
    const change = device(false);
    const page = await openPage();
    act(() => change(true));
    expect(page.current.scheme).toBe('dark');
  });

  it('is remembered on the device', async () => {
    device(false);
    const first = await openPage();
    act(() => first.current.choose('dark'));
    expect(marked()).toBe('dark');
    const second = await openPage();
    expect(second.current).toMatchObject({ choice: 'dark', scheme: 'dark' });
    expect(marked()).toBe('dark');
  });

  it('toggles to the other one, and follows the device again where that is what it prefers', async () => {
    device(true);
    const page = await openPage();
    act(() => page.current.toggle());
    expect(page.current).toMatchObject({ choice: 'light', scheme: 'light' });
    act(() => page.current.toggle());
    expect(page.current).toMatchObject({ choice: 'system', scheme: 'dark' });
  });

  it('follows a choice made in another tab', async () => {
    device(false);
    const page = await openPage();
    localStorage.setItem('lampstand.color-scheme', 'dark');
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'lampstand.color-scheme' })),
    );
    expect(page.current.choice).toBe('dark');
    expect(marked()).toBe('dark');
  });

  it('does without storage and without media queries', async () => {
    vi.stubGlobal('matchMedia', undefined);
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    });
    const page = await openPage();
    expect(page.current).toMatchObject({ choice: 'system', scheme: 'light' });
    act(() => page.current.choose('dark'));
    expect(page.current.scheme).toBe('dark');
  });
});
