import { expect, it, vi } from 'vitest';

it('goes on drawing after the focus was lost while a test had stopped the clock', async () => {
  vi.useFakeTimers();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.remove();
  vi.useRealTimers();

  const drawn = new Promise((resolve) => requestAnimationFrame(resolve));
  await expect(drawn).resolves.toBeGreaterThan(0);
});
