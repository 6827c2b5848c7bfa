import { beforeEach, describe, expect, it } from 'vitest';
import { dropUnsaved, keepUnsaved, readUnsaved } from './unsaved-progress.ts';

const entries = new Map<string, string>();
const store = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

const progress = (changes: object = {}) => ({
  lessonId: 'romans-3',
  positionSeconds: 60,
  playbackSpeed: 1,
  completed: false,
  watched: [{ from: 0, to: 60 }],
  playedAt: '2026-03-01T08:00:00.000Z',
  ...changes,
});

describe('progress that is not saved', () => {
  beforeEach(() => entries.clear());

  it('is kept for each lesson, and for its person alone', () => {
    keepUnsaved('naledi', progress(), store);
    keepUnsaved('naledi', progress({ lessonId: 'romans-4' }), store);
    expect(readUnsaved('naledi', store).map(({ lessonId }) => lessonId)).toEqual([
      'romans-3',
      'romans-4',
    ]);
    expect(readUnsaved('somebody else', store)).toEqual([]);
  });

  it('takes the newest position and loses no second that was seen', () => {
    keepUnsaved('naledi', progress({ completed: true }), store);
    const later = { positionSeconds: 20, watched: [{ from: 90, to: 99 }] };
    keepUnsaved('naledi', progress(later), store);
    expect(readUnsaved('naledi', store)).toEqual([
      progress({
        positionSeconds: 20,
        completed: true,
        watched: [
          { from: 0, to: 60 },
          { from: 90, to: 99 },
        ],
      }),
    ]);
  });

  it('goes when the server has it, unless there is something newer', () => {
    const newer = progress({ playedAt: '2026-03-01T08:05:00.000Z' });
    keepUnsaved('naledi', newer, store);
    dropUnsaved('naledi', progress(), store);
    expect(readUnsaved('naledi', store)).toHaveLength(1);
    dropUnsaved('naledi', newer, store);
    expect(entries.size).toBe(0);
  });

  it.each(['no json', '7', 'null', '[1, null, {"lessonId": 2}]'])(
    'is none where there is %s',
    (text) => {
      entries.set('lampstand.unsavedProgress.naledi', text);
      expect(readUnsaved('naledi', store)).toEqual([]);
    },
  );

  it('leaves ranges away that are none', () => {
    const text = JSON.stringify([
      { ...progress(), watched: [{ from: 'a', to: 2 }, 4, { from: 1, to: 2 }] },
    ]);
    entries.set('lampstand.unsavedProgress.naledi', text);
    expect(readUnsaved('naledi', store)[0]?.watched).toEqual([{ from: 1, to: 2 }]);
  });
});
