import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putPart } from './put-part.ts';

/** As a browser's, ended by the test. */
class FakeRequest extends EventTarget {
  static made: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly sent: unknown[] = [];
  status = 0;
  etag: string | null = null;

  constructor() {
    super();
    FakeRequest.made.push(this);
  }

  open(...opened: readonly unknown[]): void {
    this.sent.push(...opened);
  }

  setRequestHeader(...header: readonly string[]): void {
    this.sent.push(...header);
  }

  send(body: unknown): void {
    this.sent.push(body);
  }

  getResponseHeader(name: string): string | null {
    return name === 'etag' ? this.etag : null;
  }

  abort(): void {
    this.status = 0;
    this.dispatchEvent(new Event('loadend'));
  }

  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }

  end(status: number, etag: string | null): void {
    Object.assign(this, { status, etag });
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const body = new Blob(['part']);

function send() {
  const stop = new AbortController();
  const onProgress = vi.fn<(bytes: number) => void>();
  const { signal } = stop;
  const headers = { 'content-digest': 'sha-256=:sum:' };
  const answer = putPart('/uploads/1/parts/1', body, { signal, onProgress, headers });
  const request = FakeRequest.made.at(-1);
  if (!request) throw new Error('Nothing was sent');
  return { answer, onProgress, request, stop };
}

describe('the sending of a part', () => {
  it('is a PUT of its bytes with their sum, which tells how many have left and answers with the tag', async () => {
    const { answer, onProgress, request } = send();
    const header = ['content-digest', 'sha-256=:sum:'];
    expect(request.sent).toEqual(['PUT', '/uploads/1/parts/1', ...header, body]);
    request.progress(2);
    expect(onProgress).toHaveBeenCalledWith(2);
    request.end(200, '"tag"');
    expect(await answer).toEqual({ status: 200, etag: '"tag"' });
  });

  it('answers with no status where the connection was cut', async () => {
    const { answer, request } = send();
    request.end(0, null);
    expect(await answer).toEqual({ status: 0, etag: null });
  });

  it('counts as cut after a minute without a byte', async () => {
    const { answer, request } = send();
    vi.advanceTimersByTime(59_000);
    request.progress(1);
    vi.advanceTimersByTime(59_000);
    request.progress(2);
    vi.advanceTimersByTime(60_000);
    expect(await answer).toEqual({ status: 0, etag: null });
  });

  it('is aborted with its upload', async () => {
    const { answer, stop } = send();
    stop.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect(
      putPart('/uploads/1/parts/1', body, {
        signal: stop.signal,
        headers: {},
        onProgress: vi.fn<() => void>(),
      }),
    ).rejects.toThrow('aborted');
  });
});
