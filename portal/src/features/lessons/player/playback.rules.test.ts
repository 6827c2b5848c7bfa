import { describe, expect, it } from 'vitest';
import {
  actionFor,
  courseSpeed,
  initialSpeed,
  offeredSpeed,
  seekTarget,
  volumeTarget,
} from './playback.rules.ts';

describe('speeds', () => {
  it('plays at normal speed what is offered no longer', () => {
    expect(offeredSpeed(1.75)).toBe(1.75);
    expect(offeredSpeed(3)).toBe(1);
    expect(offeredSpeed(undefined)).toBe(1);
  });

  it('remembers of a course only what is offered', () => {
    expect(courseSpeed(0.75)).toBe(0.75);
    expect(courseSpeed(3)).toBeUndefined();
    expect(courseSpeed(undefined)).toBeUndefined();
  });

  it('begins a lesson at the speed it was last heard at', () => {
    expect(initialSpeed({ positionSeconds: 90, playbackSpeed: 1 }, 1.5)).toBe(1);
    expect(initialSpeed({ positionSeconds: 0, playbackSpeed: 1.25 }, 1.5)).toBe(1.25);
  });

  it('begins a new lesson at the speed last chosen on the device', () => {
    expect(initialSpeed({ positionSeconds: 0, playbackSpeed: 1 }, 1.5)).toBe(1.5);
    expect(initialSpeed({ positionSeconds: 0, playbackSpeed: 1 }, undefined)).toBe(1);
  });
});

describe('seekTarget', () => {
  it('moves by ten seconds and stays inside the recording', () => {
    expect(seekTarget(30, 1, 100)).toBe(40);
    expect(seekTarget(30, -1, 100)).toBe(20);
    expect(seekTarget(4, -1, 100)).toBe(0);
    expect(seekTarget(95, 1, 100)).toBe(100);
    expect(seekTarget(95, 1, Number.NaN)).toBe(105);
  });
});

describe('volumeTarget', () => {
  it('moves by a tenth without drifting and stays between silent and full', () => {
    expect(volumeTarget(0.7, 1)).toBe(0.8);
    expect(volumeTarget(0.3, -1)).toBe(0.2);
    expect(volumeTarget(1, 1)).toBe(1);
    expect(volumeTarget(0, -1)).toBe(0);
  });
});

describe('actionFor', () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false };

  it.each([
    [' ', 'togglePlay'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['ArrowUp', 'louder'],
    ['ArrowDown', 'quieter'],
    ['f', 'toggleFullScreen'],
    ['M', 'toggleMute'],
    ['c', 'toggleSubtitles'],
    ['n', 'note'],
    ['x', undefined],
    ['toString', undefined],
  ])('gives "%s" the action %s', (key, action) => {
    expect(actionFor({ ...plain, key })).toBe(action);
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'leaves a key with %o to the browser',
    (modifier) => {
      expect(actionFor({ ...plain, ...modifier, key: 'f' })).toBeUndefined();
    },
  );
});
