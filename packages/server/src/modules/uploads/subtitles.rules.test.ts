import { describe, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import { readSubtitles } from './subtitles.rules.ts';

const read = (text: string) => readSubtitles(Buffer.from(text));
const refusal = (bytes: Uint8Array) => {
  try {
    readSubtitles(bytes);
  } catch (error) {
    if (error instanceof DomainError) return error.text;
  }
  return undefined;
};
const none = { key: 'errors.uploads.noSubtitles' };
const line = (number: number) => ({ key: 'errors.uploads.subtitlesLine', args: { line: number } });

const vtt = 'WEBVTT\n\nNOTE a note\n\n1\n00:01.000 --> 00:02.500 line:0\nIn the beginning\n';

describe('WebVTT', () => {
  it('stays as it is, but for the ends of its lines', () => {
    expect(read(vtt)).toBe(vtt);
    expect(read(vtt.replaceAll('\n', '\r\n'))).toBe(vtt);
    expect(read(`\uFEFF${vtt}`)).toBe(vtt);
  });

  it.each([
    ['times that are none', 'WEBVTT\n\n00:01 --> 00:02\nText', 3],
    ['an end before the beginning', 'WEBVTT\n\n00:02.000 --> 00:01.000\nText', 3],
    ['minutes beyond the hour', 'WEBVTT\n\n00:61:00.000 --> 01:62:00.000\nText', 3],
    ['a text without times', 'WEBVTT\n\nJust a text\n', 3],
    ['a name of two lines', 'WEBVTT\n\na\nb\n00:01.000 --> 00:02.000\nText', 3],
  ])('is refused with its line: %s', (_what, text, number) => {
    expect(refusal(Buffer.from(text))).toEqual(line(number));
  });
});

describe('SubRip', () => {
  it('becomes WebVTT: times with points, only what both know of letters', () => {
    const srt = [
      '1\r\n00:00:01,5 --> 00:00:02,500\r\n<i>Light</i> & <font color="red">dark</font>\r\n',
      '2\r\n01:02:03,004 --> 01:02:04,000 X1:1\r\n{\\an8}a <b>b</b> <script>\r\nsecond line',
    ].join('\r\n');
    expect(read(srt)).toBe(
      [
        'WEBVTT\n',
        '00:00:01.500 --> 00:00:02.500\n<i>Light</i> &amp; dark\n',
        '01:02:03.004 --> 01:02:04.000\na <b>b</b> &lt;script>\nsecond line\n',
      ].join('\n'),
    );
  });

  it('is read in UTF-16 as well', () => {
    const text = '1\n00:00:01,000 --> 00:00:02,000\nПривет\n';
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(readSubtitles(bytes)).toContain('Привет');
  });

  it('is refused with the line whose times cannot be read', () => {
    expect(refusal(Buffer.from('1\n00:00:01,000 --> soon\nText'))).toEqual(line(2));
  });
});

describe('what are no subtitles', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a heading alone', Buffer.from('WEBVTT\n')],
    ['a text', Buffer.from('Just a text')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff])],
    ['zeros', Buffer.alloc(100)],
    ['letters of before Unicode', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
  ])('%s: are refused', (_what, bytes) => {
    expect(refusal(bytes)).toEqual(none);
  });
});
