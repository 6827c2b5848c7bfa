import { describe, expect, it } from 'vitest';
import { foundInWords, playedType } from './recording.rules.ts';

describe('a recording', () => {
  it.each([
    ['MP4', 'avc', 'aac', 'video/mp4'],
    ['MP4', 'avc', null, 'video/mp4'],
    ['MP4', null, 'aac', 'audio/mp4'],
    ['MP4', 'hevc', 'aac', undefined],
    ['MP4', 'avc', 'ac3', undefined],
    ['MP4', null, null, undefined],
    ['QuickTime File Format', 'avc', 'aac', undefined],
    ['Matroska', 'avc', 'aac', undefined],
    ['MPEG Transport Stream', 'avc', 'aac', undefined],
    ['WebM', 'vp9', 'opus', 'video/webm'],
    ['WebM', 'avc', 'opus', undefined],
    ['WebM', null, 'vorbis', 'audio/webm'],
    ['MP3', null, 'mp3', 'audio/mpeg'],
    ['WAVE', null, 'pcm-s16', 'audio/wav'],
    ['WAVE', null, 'alaw', undefined],
    ['FLAC', null, 'flac', 'audio/flac'],
    ['Ogg', null, 'opus', 'audio/ogg'],
    ['Ogg', 'theora', 'vorbis', undefined],
  ])('%s of %s and %s is played as %s', (format, video, audio, type) => {
    expect(playedType({ format, video, audio })).toBe(type);
  });

  it('is told of in words that people know', () => {
    expect(foundInWords({ format: 'Matroska', video: 'hevc', audio: 'xyz' })).toBe(
      'Matroska, HEVC (H.265), xyz',
    );
    expect(foundInWords({ format: 'WAVE', video: null, audio: 'mp3' })).toBe('WAVE, MP3');
  });
});
