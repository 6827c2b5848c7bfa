import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

const machine = (...paths: string[]) => {
  return { configured: undefined, downloaded: [], exists: (path: string) => paths.includes(path) };
};

describe('findChromium', () => {
  it('takes the configured browser before the usual ones', () => {
    const sources = { ...machine('/opt/mine', '/usr/bin/chromium'), configured: '/opt/mine' };
    expect(findChromium(sources)).toBe('/opt/mine');
  });

  it('does not replace a configured browser that is missing', () => {
    const sources = { ...machine('/usr/bin/chromium'), configured: '/opt/mine' };
    expect(findChromium(sources)).toBeUndefined();
  });

  it('finds the system browser, then the one that Playwright downloaded', () => {
    const downloaded = ['/cache/chromium-1/chrome-linux/chrome'];
    const all = machine('/usr/bin/google-chrome', ...downloaded);
    expect(findChromium({ ...all, downloaded })).toBe('/usr/bin/google-chrome');
    expect(findChromium({ ...machine(...downloaded), downloaded })).toBe(downloaded[0]);
  });

  it('prefers the browser without windows', () => {
    const both = machine('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
    expect(findChromium(both)).toBe('/usr/bin/chromium-headless-shell');
  });

  it('finds nothing on a bare machine', () => {
    expect(findChromium(machine())).toBeUndefined();
  });
});
