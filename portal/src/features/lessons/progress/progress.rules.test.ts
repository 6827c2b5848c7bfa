import { describe, expect, it } from 'vitest';
import { isSaveDue, progressOf, resumePosition, sameProgress } from './progress.rules.ts';

describe('isSaveDue', () => {
  it('comes every ten seconds', () => {
    expect(isSaveDue(19_999, 10_000)).toBe(false);
    expect(isSaveDue(20_000, 10_000)).toBe(true);
  });
});

describe('resumePosition', () => {
  it.each([
    { saved: 0, duration: 600, position: 0, why: 'nothing was seen' },
    { saved: 2, duration: 600, position: 0, why: 'it was hardly begun' },
    { saved: 250, duration: 600, position: 250, why: 'it was left in the middle' },
    { saved: 594, duration: 600, position: 594, why: 'a little is left' },
    { saved: 595, duration: 600, position: 0, why: 'it was seen to the end' },
    { saved: 700, duration: 600, position: 0, why: 'the recording became shorter' },
    { saved: 250, duration: null, position: 250, why: 'the length is not known' },
  ])('is $position when $why', ({ saved, duration, position }) => {
    expect(resumePosition(saved, duration)).toBe(position);
  });
});

describe('progressOf', () => {
  const played = {
    positionSeconds: 41.7,
    playbackSpeed: 1.25,
    ended: false,
    completedBefore: false,
    watched: [{ from: 30, to: 41 }],
  };

  it('saves whole seconds and the speed', () => {
    expect(progressOf(played)).toEqual({
      positionSeconds: 41,
      playbackSpeed: 1.25,
      completed: false,
      watched: [{ from: 30, to: 41 }],
    });
  });

  it.each([
    { why: 'it ended', change: { ended: true } },
    { why: 'it was completed before', change: { completedBefore: true, positionSeconds: 1 } },
  ])('is completed when $why', ({ change }) => {
    expect(progressOf({ ...played, ...change }).completed).toBe(true);
  });
});

describe('sameProgress', () => {
  const progress = { positionSeconds: 41, playbackSpeed: 1, completed: false, watched: [] };

  it('sees each of the four values', () => {
    expect(sameProgress(progress, { ...progress })).toBe(true);
    expect(sameProgress(progress, { ...progress, positionSeconds: 42 })).toBe(false);
    expect(sameProgress(progress, { ...progress, playbackSpeed: 2 })).toBe(false);
    expect(sameProgress(progress, { ...progress, completed: true })).toBe(false);
    const watched = [{ from: 0, to: 41 }];
    expect(sameProgress(progress, { ...progress, watched })).toBe(false);
  });
});
