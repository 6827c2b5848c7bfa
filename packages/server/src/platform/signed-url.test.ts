import { describe, expect, it } from 'vitest';
import { FixedClock } from './clock.ts';
import { SIGNED_LIFE_SECONDS, signedFileUrl, verifySignedUrl } from './signed-url.ts';

const HOUR = 60 * 60 * 1000;
const NOW = '2026-03-02T12:34:56Z';
const signer = (now = NOW, signingSecret = 'a secret of more than thirty-two characters') => ({
  clock: new FixedClock(now),
  signingSecret,
});
const changed = (url: string, change: (target: URL) => void): string => {
  const target = new URL(url, 'http://localhost');
  change(target);
  return target.pathname + target.search;
};

describe('a signed link to a file', () => {
  it('leads back to the file that it was made for', () => {
    const url = signedFileUrl(signer(), 'file-1');
    expect(url).toMatch(/^\/files\/file-1\?expires=\d+&signature=[\w-]{43}$/);
    expect(verifySignedUrl(signer(), url)).toMatchObject({ fileId: 'file-1', download: null });
  });

  it('carries the name to save under, whatever its script', () => {
    const url = signedFileUrl(signer(), 'a/b ü', { download: 'Урок 1 & "notes".pdf' });
    expect(verifySignedUrl(signer(), url)).toMatchObject({
      fileId: 'a/b ü',
      download: 'Урок 1 & "notes".pdf',
    });
  });

  it('is understood as a whole address too', () => {
    const url = `https://college.example${signedFileUrl(signer(), 'file-1')}`;
    expect(verifySignedUrl(signer(), url)?.fileId).toBe('file-1');
  });

  it.each<[string, (target: URL) => void]>([
    ['another file', (target) => (target.pathname = '/files/file-2')],
    ['another path', (target) => (target.pathname = '/media/file-1')],
    ['a broken path', (target) => (target.pathname = '/files/%E0%A4%A')],
    ['a longer life', (target) => target.searchParams.set('expires', '99999999999')],
    ['no expiry', (target) => target.searchParams.delete('expires')],
    ['an expiry that is no number', (target) => target.searchParams.set('expires', 'never')],
    ['another name', (target) => target.searchParams.set('download', 'virus.exe')],
    ['no name', (target) => target.searchParams.delete('download')],
    ['no signature', (target) => target.searchParams.delete('signature')],
    ['an empty signature', (target) => target.searchParams.set('signature', '')],
    ['a wrong signature', (target) => target.searchParams.set('signature', 'A'.repeat(43))],
  ])('is refused with %s', (_what, change) => {
    const url = signedFileUrl(signer(), 'file-1', { download: 'notes.pdf' });
    expect(verifySignedUrl(signer(), changed(url, change))).toBeNull();
  });

  it('is refused where it is no address at all', () => {
    expect(verifySignedUrl(signer(), '//[')).toBeNull();
  });

  it('is refused when another secret made it', () => {
    const url = signedFileUrl(signer(NOW, 'another secret of more than 32 characters'), 'file-1');
    expect(verifySignedUrl(signer(), url)).toBeNull();
  });

  it('works for six hours at least and nine at most', () => {
    const made = signer();
    const url = signedFileUrl(made, 'file-1');
    const later = (hours: number) => signer(new Date(Date.parse(NOW) + hours * HOUR).toISOString());
    expect(SIGNED_LIFE_SECONDS * 1000).toBe(6 * HOUR);
    expect(verifySignedUrl(later(6), url)).not.toBeNull();
    expect(verifySignedUrl(later(9), url)).toBeNull();
  });

  it('is over at the second it names', () => {
    const url = signedFileUrl(signer(), 'file-1');
    const expires = verifySignedUrl(signer(), url)?.expiresAt ?? new Date(0);
    const before = new Date(expires.getTime() - 1);
    expect(verifySignedUrl(signer(before.toISOString()), url)).not.toBeNull();
    expect(verifySignedUrl(signer(expires.toISOString()), url)).toBeNull();
  });

  it('stays the same text for hours, so that the file is cached', () => {
    const first = signedFileUrl(signer('2026-03-02T12:00:01Z'), 'file-1');
    expect(signedFileUrl(signer('2026-03-02T14:59:59Z'), 'file-1')).toBe(first);
    expect(signedFileUrl(signer('2026-03-02T15:00:01Z'), 'file-1')).not.toBe(first);
  });
});
