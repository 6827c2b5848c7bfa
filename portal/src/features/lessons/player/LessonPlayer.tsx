import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, refreshPath } from '@lampstand/ui';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import {
  LessonPlayer_LessonFragmentDoc,
  type LessonPlayer_LessonFragment,
} from './LessonPlayer.generated.ts';
import { MediaPlayer } from './MediaPlayer.tsx';
import { initialSpeed } from './playback.rules.ts';
import { readPreferences, writePreferences } from './player-preferences.ts';
import { progressOf, resumePosition } from '../progress/progress.rules.ts';
import { useMediaSource } from './useMediaSource.ts';
import { useProgressSaving } from '../progress/useProgressSaving.ts';

export interface LessonPlayerProps {
  readonly lesson: FragmentType<LessonPlayer_LessonFragment>;
}

/** The recording of a lesson: it goes on where the student left it and saves how far it was seen. */
export function LessonPlayer({ lesson }: LessonPlayerProps) {
  const { data, complete } = useFragment({
    fragment: LessonPlayer_LessonFragmentDoc,
    from: lesson,
  });
  return complete ? <LoadedPlayer lesson={data} /> : null;
}

interface LoadedPlayerProps {
  readonly lesson: LessonPlayer_LessonFragment;
}

function LoadedPlayer({ lesson }: LoadedPlayerProps) {
  const t = useT();
  const { title, kind, durationSeconds, progress } = lesson;
  const media = useMediaSource(lesson._id, lesson);
  const { saved, save } = useProgressSaving(lesson._id, progress);
  // Where it begins is settled when the lesson is opened; each save changes `progress`.
  const [start] = useState(() => ({
    speed: initialSpeed(progress, readPreferences().speed),
    position: resumePosition(progress.positionSeconds, durationSeconds),
  }));
  if (!media.source.mediaUrl) return <Alert>{t('lesson.noRecording')}</Alert>;
  return (
    <>
      {media.failed && <PlayError onRetry={media.retry} />}
      <MediaPlayer
        title={title}
        kind={kind}
        source={media.source}
        startAt={start.position}
        startSpeed={start.speed}
        onMoment={(moment) => save(progressOf({ ...moment, completedBefore: progress.completed }))}
        onSpeedChosen={(speed) => writePreferences({ ...readPreferences(), speed })}
        onPlaying={media.playedOn}
        onError={media.renew}
      />
      {!saved && <Alert severity="warning">{t('lesson.notSaved')}</Alert>}
      <KeyboardHelp />
    </>
  );
}

function PlayError({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  const again = (
    <Button variant="outlined" size="small" icon={refreshPath} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return (
    <Alert severity="danger" actions={again}>
      {t('lesson.playError')}
    </Alert>
  );
}
