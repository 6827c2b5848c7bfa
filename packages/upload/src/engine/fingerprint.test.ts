import { afterEach, describe, expect, it, vi } from 'vitest';
import { bytesOf } from '../testing/files.ts';
import { fingerprintOf } from './fingerprint.ts';

const large = 10 * 1024 * 1024;
const changedAt = (at: number) => {
  const bytes = bytesOf(large);
  bytes[at] = (bytes[at] ?? 0) + 1;
  return new Blob([bytes]);
};

afterEach(() => vi.unstubAllGlobals());

describe('the fingerprint of a file', () => {
  it('is the same for the same bytes, whatever the file is called', async () => {
    const one = new File([bytesOf(5000)], 'a.mp4');
    const other = new File([bytesOf(5000)], 'b.mp4');
    expect(await fingerprintOf(one)).toBe(await fingerprintOf(other));
    expect(await fingerprintOf(one)).toMatch(/^5000-[0-9a-f]{64}$/);
  });

  it.each([0, large / 2, large - 1])('differs where byte %i does', async (at) => {
    const unchanged = await fingerprintOf(new Blob([bytesOf(large)]));
    expect(await fingerprintOf(changedAt(at))).not.toBe(unchanged);
  });

  it('reads three megabytes of it, however large it is', async () => {
    const file = new Blob([bytesOf(large)]);
    const slices: number[] = [];
    const whole = file.slice.bind(file);
    file.slice = (from = 0, to = 0) => {
      slices.push(to - from);
      return whole(from, to);
    };
    await fingerprintOf(file);
    expect(slices).toEqual([1, 1, 1].map((megabytes) => megabytes * 1024 * 1024));
  });

  it('is none on a site without HTTPS: name and size have to do', async () => {
    vi.stubGlobal('crypto', {});
    expect(await fingerprintOf(new Blob(['x']))).toBeNull();
  });
});
