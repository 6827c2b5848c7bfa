import { useState } from 'react';
import type { OtherPlace } from '../progress/ResumeQuestion.tsx';
import { resumePosition } from '../progress/progress.rules.ts';
import type { SecondsRange } from '../watched/watched.rules.ts';
import type { LessonPlayer_LessonFragment } from './LessonPlayer.generated.ts';
import { courseSpeed, initialSpeed } from './playback.rules.ts';
import { changePreferences, readPreferences } from './player-preferences.ts';
import type { PlayerStart } from './usePlayer.ts';

export type Panel = 'transcript' | 'notes';

export interface PlayerMode {
  readonly start: PlayerStart;
  /** A later place on another device, as it was when the lesson was opened. */
  readonly otherPlace: OtherPlace | null;
  readonly forgetOtherPlace: () => void;
  /** Seconds at which the lesson went on by itself; 0 when it began at its beginning. */
  readonly resumedAt: number;
  readonly soundOnly: boolean;
  /** The language that was chosen, if any. */
  readonly recording: string | undefined;
  /** Another element or another recording goes on at the same second. */
  readonly change: (now: PlayerStart, changes: Partial<WayOfPlay>) => void;
  /** What was played since the lesson was opened. */
  readonly played: readonly SecondsRange[];
  readonly notePlayed: (played: readonly SecondsRange[]) => void;
  readonly panel: Panel | null;
  readonly togglePanel: (panel: Panel) => void;
  /** The second to which a note is being written; null while none is. */
  readonly noteAt: number | null;
  readonly writeNote: (seconds: number | null) => void;
  readonly rememberSpeed: (speed: number) => void;
}

interface WayOfPlay {
  readonly soundOnly: boolean;
  readonly recording: string | undefined;
}

/** How a lesson is played: what outlasts the change between sound and picture. */
export function usePlayerMode(lesson: LessonPlayer_LessonFragment): PlayerMode {
  const { kind, progress, durationSeconds, course } = lesson;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [otherPlace, setOtherPlace] = useState(progress.otherDevice);
  const [played, notePlayed] = useState<readonly SecondsRange[]>([]);
  const [noteAt, setNoteAt] = useState<number | null>(null);
  // Where it begins is settled when the lesson is opened; each save changes `progress`.
  const [opened] = useState(() => {
    const preferences = readPreferences();
    return {
      position: resumePosition(progress.positionSeconds, durationSeconds),
      speed:
        courseSpeed(preferences.courseSpeeds[course._id]) ??
        initialSpeed(progress, preferences.speed),
      soundOnly: kind === 'VIDEO' && preferences.soundOnly,
      recording: preferences.recording,
    };
  });
  const [play, setPlay] = useState({
    start: { position: opened.position, speed: opened.speed, playing: false },
    soundOnly: opened.soundOnly,
    recording: opened.recording,
  });
  return {
    ...play,
    otherPlace,
    forgetOtherPlace: () => setOtherPlace(null),
    resumedAt: opened.position,
    change: (now, changes) => {
      changePreferences(changes);
      setPlay({ ...play, ...changes, start: now });
    },
    played,
    notePlayed,
    panel,
    togglePanel: (chosen) => setPanel(panel === chosen ? null : chosen),
    noteAt,
    writeNote: (seconds) => {
      setNoteAt(seconds);
      if (seconds !== null) setPanel('notes');
    },
    rememberSpeed: (speed) => {
      const { courseSpeeds } = readPreferences();
      changePreferences({ speed, courseSpeeds: { ...courseSpeeds, [course._id]: speed } });
    },
  };
}
