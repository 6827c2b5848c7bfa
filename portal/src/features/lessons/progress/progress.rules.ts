import { sameRanges, type SecondsRange } from '../watched/watched.rules.ts';

/** Seen this far, a lesson counts as completed (a share of its length). */
const completedShare = 0.9;

/** While it plays, the position is saved this often. */
const saveEveryMilliseconds = 10_000;

/** Nearer to the end than this there is nothing left to resume. */
const endSeconds = 5;

/** Nearer to the beginning than this, going back to it would not be noticed. */
const beginningSeconds = 3;

/** Whether a lesson is completed at a position. Without a known length only its end tells. */
export function isCompletedAt(positionSeconds: number, durationSeconds: number | null): boolean {
  return (
    durationSeconds !== null &&
    Number.isFinite(durationSeconds) &&
    durationSeconds > 0 &&
    positionSeconds >= durationSeconds * completedShare
  );
}

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
  readonly durationSeconds: number | null;
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

/** What is saved. Completed is never taken back; positions are whole seconds. */
export function progressOf(played: PlayedLesson): Progress {
  const { positionSeconds, durationSeconds, playbackSpeed, ended, completedBefore } = played;
  return {
    positionSeconds: Math.floor(positionSeconds),
    playbackSpeed,
    watched: played.watched,
    completed: completedBefore || ended || isCompletedAt(positionSeconds, durationSeconds),
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
