import { describe, expect, it } from 'vitest';
import {
  checkQuota,
  checkSameFile,
  checkSize,
  MOST_PARTS,
  PART_BYTES,
  partsCount,
  placeOfPart,
  plainFileName,
  sortParts,
  VideoUploadInputSchema,
} from './uploads.rules.ts';

const file = { key: 'k', token: 't' };

describe('the parts of a file', () => {
  it.each([
    [1, 1],
    [PART_BYTES, 1],
    [PART_BYTES + 1, 2],
    [2 * 1024 ** 3, 41],
  ])('of %i bytes are %i', (size, count) => {
    expect(partsCount(size)).toBe(count);
  });

  it('lie behind each other, and the last one is as long as what is left', () => {
    expect(placeOfPart(file, PART_BYTES + 7, 1)).toMatchObject({ offset: 0, size: PART_BYTES });
    expect(placeOfPart(file, PART_BYTES + 7, 2)).toMatchObject({ offset: PART_BYTES, size: 7 });
  });

  it('are there when they are whole', () => {
    const parts = [
      { partNumber: 1, size: 5, etag: '"a"' },
      { partNumber: 2, size: 7, etag: '"b"' },
      { partNumber: 3, size: 7, etag: '"c"' },
    ];
    const { whole, missing } = sortParts(PART_BYTES + 7, parts);
    expect(whole.map(({ partNumber }) => partNumber)).toEqual([2]);
    expect(missing).toEqual([1]);
  });
});

describe('the name of a file', () => {
  it.each([
    ['lecture.mp4', 'lecture.mp4'],
    ['../../etc/passwd', 'passwd'],
    [String.raw`C:\Users\me\talk.mp4`, 'talk.mp4'],
    ['/etc/shadow', 'shadow'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['a\0b\r\nc.mp4', 'abc.mp4'],
    ['talk.mp4\u202Egpj.exe', 'talk.mp4gpj.exe'],
    ['a"b<c>.mp4', 'abc.mp4'],
    ['%2e%2e%2fpasswd', '%2e%2e%2fpasswd'],
    [`${'x'.repeat(500)}.mp4`, `${'x'.repeat(196)}.mp4`],
    [`${'x'.repeat(195)}😀.mp4`, `${'x'.repeat(195)}.mp4`],
    ['e\u0301tude.mp4', 'étude.mp4'],
    ['   ', 'file'],
  ])('%j is kept as %j', (given, kept) => {
    expect(plainFileName(given)).toBe(kept);
  });
});

describe('what is registered', () => {
  const input = {
    itemId: 'lesson',
    title: 'Talk',
    fileSize: 10,
    type: '',
    itemType: 'LESSON_RECORDING' as const,
    fileName: 'talk.mp4',
  };
  it.each([
    [{}, true],
    [{ fileSize: 1.5 }, false],
    [{ fileSize: -1 }, false],
    [{ fileSize: 2 ** 53 }, false],
    [{ fileSize: Number.NaN }, false],
    [{ locale: 'xx' }, false],
    [{ locale: 'de_DE' }, true],
    [{ title: '' }, false],
    [{ title: 'a\0b' }, false],
    [{ itemId: 'a\nb' }, false],
    [{ fileName: '' }, false],
  ])('with %j is well formed: %s', (other, fine) => {
    expect(VideoUploadInputSchema.safeParse({ ...input, ...other }).success).toBe(fine);
  });

  it('is not empty, and no larger than its destination takes', () => {
    expect(() => checkSize(0, 10)).toThrow('errors.uploads.empty');
    expect(() => checkSize(11, 10)).toThrow('errors.uploads.tooLarge');
    expect(() => checkSize(10, 10)).not.toThrow();
    expect(() => checkSize(MOST_PARTS * PART_BYTES + 1, Infinity)).toThrow(
      'errors.uploads.tooLarge',
    );
  });

  it('stays within what one person may have begun', () => {
    expect(() => checkQuota(1024 ** 3 - 10, 10, 1)).not.toThrow();
    expect(() => checkQuota(1024 ** 3 - 10, 11, 1)).toThrow('errors.uploads.quota');
  });

  it.each([{ fileSize: 11 }, { fingerprint: 'b' }, { fingerprint: null }, { itemId: 'other' }])(
    'is another file with %j',
    (other) => {
      const begun = { ...input, fingerprint: 'a' };
      expect(() => checkSameFile(begun, begun)).not.toThrow();
      expect(() => checkSameFile(begun, { ...begun, ...other })).toThrow(
        'errors.uploads.otherFile',
      );
    },
  );
});
