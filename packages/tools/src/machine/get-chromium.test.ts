import { describe, expect, it } from 'vitest';
import { type BrowserSources, getChromium } from './get-chromium.ts';

/** A machine on which a browser appears by what is told. */
function machine({ there = false, download = false, apt = false, starts = true, configured = '' }) {
  const tried: string[] = [];
  let path = there ? '/usr/bin/chromium' : undefined;
  const sources: BrowserSources = {
    configured: configured || undefined,
    find: () => path,
    starts: () => Promise.resolve(starts),
    download: () => {
      tried.push('download');
      if (download) path = '/cache/chrome';
      return Promise.resolve();
    },
    install: () => {
      tried.push('install');
      if (apt) path = '/usr/bin/chromium-headless-shell';
      return apt ? undefined : 'only root can install chromium';
    },
  };
  return { tried, get: () => getChromium(() => {}, sources) };
}

describe('the browser of the tests', () => {
  it('is the one that is there', async () => {
    const { tried, get } = machine({ there: true });
    expect(await get()).toEqual({ path: '/usr/bin/chromium' });
    expect(tried).toEqual([]);
  });

  it('is downloaded where there is none', async () => {
    const { tried, get } = machine({ download: true });
    expect(await get()).toEqual({ path: '/cache/chrome' });
    expect(tried).toEqual(['download']);
  });

  it('is the package of the system where the download fails or does not start', async () => {
    expect(await machine({ apt: true }).get()).toEqual({
      path: '/usr/bin/chromium-headless-shell',
    });
    const broken = machine({ download: true, apt: true, starts: false });
    expect(await broken.get()).toEqual({ path: '/usr/bin/chromium-headless-shell' });
    expect(broken.tried).toEqual(['download', 'install']);
  });

  it('is missed in one line that says what was tried', async () => {
    const result = await machine({}).get();
    expect(result).toEqual({
      problem: expect.stringMatching(/^There is no Chromium: .*only root can install chromium.*$/),
    });
  });

  it('is not replaced where a missing one is configured', async () => {
    const { tried, get } = machine({ download: true, configured: '/opt/mine' });
    expect(await get()).toEqual({
      problem: 'LAMPSTAND_CHROMIUM: no file at /opt/mine',
    });
    expect(tried).toEqual([]);
  });
});
