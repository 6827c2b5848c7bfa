import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@lampstand/auth/testing';
import { pendingKey } from '../pending.ts';
import { lesson } from '../testing/files.ts';
import { storedUploads } from './stored-uploads.ts';

const upload = (videoId: string) => ({
  ...lesson,
  videoId,
  fileName: 'genesis-1.mp4',
  fileSize: 5000,
  type: 'video/mp4',
  fingerprint: null,
  parts: { 1: '"tag"' },
});

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('what a browser remembers of uploads', () => {
  it('is each by its id, the latest state of it', () => {
    storedUploads.save(upload('a'));
    storedUploads.save(upload('b'));
    storedUploads.save({ ...upload('a'), parts: { 1: '"tag"', 2: '"next"' } });
    expect(storedUploads.load()).toEqual([
      upload('b'),
      { ...upload('a'), parts: { 1: '"tag"', 2: '"next"' } },
    ]);
  });

  it('is nothing once the last has ended', () => {
    storedUploads.save(upload('a'));
    storedUploads.remove('a');
    expect(localStorage.getItem(pendingKey)).toBeNull();
  });

  it.each([
    'no JSON',
    '"text"',
    '{}',
    '[null, 1, {}]',
    JSON.stringify([{ ...upload('a'), itemType: 'MALWARE' }]),
    JSON.stringify([{ ...upload('a'), fileSize: '5000' }]),
    JSON.stringify([{ ...upload('a'), parts: null }]),
    JSON.stringify([{ ...upload('a'), locale: 1 }]),
  ])('is none of what anything else may have left there: %s', (left) => {
    localStorage.setItem(pendingKey, left);
    expect(storedUploads.load()).toEqual([]);
  });

  it('is nothing where the browser refuses storage, and nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined);
    storedUploads.save(upload('a'));
    storedUploads.remove('a');
    expect(storedUploads.load()).toEqual([]);
  });
});
