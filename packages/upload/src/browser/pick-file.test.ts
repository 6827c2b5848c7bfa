import { expect, it } from 'vitest';
import { isAccepted } from './pick-file.ts';

const videos = { 'video/mp4': ['.mp4', '.m4v'], 'audio/*': [] };

it.each([
  ['genesis.mp4', 'video/mp4', true],
  ['GENESIS.MP4', '', true],
  ['genesis.m4v', 'video/x-m4v', true],
  ['genesis.flac', 'audio/flac', true],
  ['genesis.mov', 'video/quicktime', false],
  ['mp4', '', false],
])('%s of type "%s" is taken: %s', (name, type, taken) => {
  expect(isAccepted(new File([], name, { type }), videos)).toBe(taken);
});

it('takes anything where nothing is said', () => {
  expect(isAccepted(new File([], 'anything'), undefined)).toBe(true);
});
