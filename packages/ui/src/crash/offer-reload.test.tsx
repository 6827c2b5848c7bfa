import { afterEach, expect, test, vi } from 'vitest';
import { offerReload } from './offer-reload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a page that could not start shows a sign to try again', () => {
  const logged = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', logged);
  document.body.innerHTML = '<div class="startup" aria-busy="true"></div>';
  const failure = new Error('Failed to fetch dynamically imported module');
  offerReload(failure);
  expect(logged).toHaveBeenCalledWith(failure);
  expect(document.querySelector('.startup')?.hasAttribute('aria-busy')).toBe(false);
  expect(document.querySelector('button')?.textContent).toBe('↻');
});
