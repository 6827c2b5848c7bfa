import { sameRanges, type SecondsRange } from '../watched/watched.rules.ts';

/** While it plays, the position is saved this often. */
const saveEveryMilliseconds = 10_000;

/** Nearer to the end than this there is nothing left to resume. */
const endSeconds = 5;

/** Nearer to the beginning than this, going back to it would not be noticed. */
const beginningSeconds = 3;

export function isSaveDue(nowMilliseconds: number, lastSavedMilliseconds: number): boolean {
  return nowMilliseconds - lastSavedMilliseconds >= saveEveryMilliseconds;
}

/** Where a lesson goes on, in seconds; 0 when it begins anew. */
export function resumePosition(savedSeconds: number, durationSeconds: number | null): number {
  const atEnd = durationSeconds !== null && savedSeconds >= durationSeconds - endSeconds;
  return savedSeconds < beginningSeconds || atEnd ? 0 : savedSeconds;
}

/** What a player tells of its recording. */
export interface MomentOfPlay {
  readonly positionSeconds: number;
  readonly playbackSpeed: number;
  readonly ended: boolean;
  /** What was played since the lesson was opened. */
  readonly watched: readonly SecondsRange[];
}

export interface PlayedLesson extends MomentOfPlay {
  /** As the server knew it before. */
  readonly completedBefore: boolean;
}

export interface Progress {
  readonly positionSeconds: number;
  readonly playbackSpeed: number;
  readonly completed: boolean;
  readonly watched: readonly SecondsRange[];
}

/**
 * What is saved. Positions are whole seconds. Of a recording whose length the server knows, it decides
 * by the seconds seen whether it is completed; of others their end does.
 */
export function progressOf(played: PlayedLesson): Progress {
  const { positionSeconds, playbackSpeed, ended, completedBefore } = played;
  return {
    positionSeconds: Math.floor(positionSeconds),
    playbackSpeed,
    watched: played.watched,
    completed: completedBefore || ended,
  };
}

export function sameProgress(a: Progress, b: Progress): boolean {
  return (
    a.positionSeconds === b.positionSeconds &&
    a.playbackSpeed === b.playbackSpeed &&
    a.completed === b.completed &&
    sameRanges(a.watched, b.watched)
  );
}
