import type { Browser, CDPSession, Page } from '@playwright/test';

export interface LoadedFile {
  readonly url: string;
  /** As the browser sorts it: Document, Script, Stylesheet, Fetch … */
  readonly type: string;
  /** On the wire, with headers; 0 from the cache. */
  readonly bytes: number;
}

/** One visit of a page; times in milliseconds from the navigation's start. */
export interface Visit {
  /** Everything that had come when the content showed. */
  readonly files: readonly LoadedFile[];
  /** When the content was drawn and the page was free to take an input. */
  readonly shown: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

export interface VisitOptions {
  readonly url: string;
  /** Selector of what counts as the page's content. */
  readonly shown: string;
  readonly cookie?: { readonly name: string; readonly value: string };
  /** 1.6 Mbit/s with 150 ms round trips and a processor four times slower. */
  readonly slow?: boolean;
  /** Measures the second visit instead, with the cache of the first. */
  readonly second?: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * V8 notes where in the source a function is only when a stack is asked for, and parses it again to
 * do so. The debugging protocol asks at every request: a third of a slow page's blocked time came from
 * that, and no reader's browser does it. With this flag the places are noted at the first parsing.
 */
export const measuringFlags = ['--js-flags=--no-enable-lazy-source-positions'];

/** Runs in the page before everything else and keeps what the browser tells of itself. */
function observe(content: string): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, last: 0 };
  Reflect.set(window, '__visit', seen);
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      seen.last = performance.now();
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    const value: unknown = Reflect.get(entry, 'value');
    if (typeof value === 'number') seen.cls += value;
  });
  on('longtask', ({ duration, startTime }) => {
    // Before anything shows nobody can be kept waiting by a blocked page.
    if (seen.fcp > 0 && startTime >= seen.fcp) seen.tbt += Math.max(0, duration - 50);
  });
  // The page tells when it shows its content: to be asked from outside would cost it a part of the time.
  new MutationObserver((_, observer) => {
    if (!document.querySelector(content)) return;
    observer.disconnect();
    const tell: unknown = Reflect.get(window, '__shown');
    if (typeof tell !== 'function') return;
    requestAnimationFrame(() =>
      setTimeout(() => void Reflect.apply(tell, window, [String(performance.now())])),
    );
  }).observe(document, { subtree: true, childList: true });
}

/** Goes to an address and tells when, in milliseconds since then, the content was shown. */
async function goTo(page: Page, session: CDPSession, url: string): Promise<number> {
  const shown = new Promise<number>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${url} showed nothing in 60 s`)), 60_000);
    session.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(limit);
      resolve(Number(payload));
    });
  });
  await page.goto(url, { waitUntil: 'commit' });
  return shown;
}

const readVitals = (page: Page) =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(window, '__visit');
    const value = (name: string): number => {
      const found: unknown = Object(seen) === seen ? Reflect.get(Object(seen), name) : 0;
      return typeof found === 'number' ? found : 0;
    };
    return { fcp: value('fcp'), lcp: value('lcp'), tbt: value('tbt'), cls: value('cls') };
  });

/** Writes down every finished request of a page. */
function listFiles(session: CDPSession): LoadedFile[] {
  const files: LoadedFile[] = [];
  const open = new Map<string, { url: string; type: string; cached: boolean }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const cached = response.fromDiskCache === true || response.fromPrefetchCache === true;
    open.set(requestId, { url: response.url, type, cached });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = open.get(requestId);
    if (file) files.push({ ...file, bytes: file.cached ? 0 : encodedDataLength });
  });
  return files;
}

async function slowDown(session: CDPSession): Promise<void> {
  const perSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: perSecond,
    uploadThroughput: perSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens a page in a fresh browser profile and measures how it came. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { url, shown, cookie, slow = false, second = false } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
  });
  // Not for the page's own address: a cookie holds below the folder of the one that it is given.
  if (cookie) await context.addCookies([{ ...cookie, url: new URL(url).origin }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: '__shown' });
  await page.addInitScript(observe, shown);
  if (second) await goTo(page, session, url);
  await session.send('Network.enable');
  const files = listFiles(session);
  if (slow) await slowDown(session);
  const shownAt = await goTo(page, session, url);
  const loaded = [...files];
  // Nothing new to see and no long work for two seconds: the page has come to rest.
  await page.waitForFunction(() => {
    const seen: unknown = Reflect.get(window, '__visit');
    const last: unknown = Object(seen) === seen ? Reflect.get(Object(seen), 'last') : 0;
    return typeof last === 'number' && performance.now() - last > 2000;
  });
  const vitals = await readVitals(page);
  await context.close();
  return { files: loaded, shown: shownAt, ...vitals };
}
