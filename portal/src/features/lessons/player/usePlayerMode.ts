import { useState } from 'react';
import { resumePosition } from '../progress/progress.rules.ts';
import type { LessonPlayer_LessonFragment } from './LessonPlayer.generated.ts';
import { courseSpeed, initialSpeed } from './playback.rules.ts';
import { changePreferences, readPreferences } from './player-preferences.ts';
import type { PlayerStart } from './usePlayer.ts';

export type Panel = 'transcript' | 'notes';

export interface PlayerMode {
  readonly start: PlayerStart;
  /** Seconds at which the lesson went on by itself; 0 when it began at its beginning. */
  readonly resumedAt: number;
  readonly soundOnly: boolean;
  /** Changes between sound and picture at the same second. */
  readonly switchSound: (now: PlayerStart) => void;
  readonly panel: Panel | null;
  readonly togglePanel: (panel: Panel) => void;
  readonly rememberSpeed: (speed: number) => void;
}

/** How a lesson is played: what outlasts the change between sound and picture. */
export function usePlayerMode(lesson: LessonPlayer_LessonFragment): PlayerMode {
  const { kind, progress, durationSeconds, course } = lesson;
  const [panel, setPanel] = useState<Panel | null>(null);
  // Where it begins is settled when the lesson is opened; each save changes `progress`.
  const [opened] = useState(() => {
    const preferences = readPreferences();
    return {
      position: resumePosition(progress.positionSeconds, durationSeconds),
      speed:
        courseSpeed(preferences.courseSpeeds[course._id]) ??
        initialSpeed(progress, preferences.speed),
      soundOnly: kind === 'VIDEO' && preferences.soundOnly,
    };
  });
  const [play, setPlay] = useState({
    start: { position: opened.position, speed: opened.speed, playing: false },
    soundOnly: opened.soundOnly,
  });
  return {
    ...play,
    resumedAt: opened.position,
    switchSound: (now) => {
      const soundOnly = !play.soundOnly;
      changePreferences({ soundOnly });
      setPlay({ start: now, soundOnly });
    },
    panel,
    togglePanel: (chosen) => setPanel(panel === chosen ? null : chosen),
    rememberSpeed: (speed) => {
      const { courseSpeeds } = readPreferences();
      changePreferences({ speed, courseSpeeds: { ...courseSpeeds, [course._id]: speed } });
    },
  };
}
