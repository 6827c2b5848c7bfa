import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Alert, Card, classNames, lazyWithRetry, Spinner } from '@lampstand/ui';
import { lessonPath } from '../../../shared/student-paths.ts';
import type { MomentOfPlay } from '../progress/progress.rules.ts';
import { PlayerTools } from '../tools/PlayerTools.tsx';
import { useMediaSession } from '../tools/useMediaSession.ts';
import { useTranscriptChoice } from '../transcript/useTranscriptChoice.ts';
import type { LessonPlayer_LessonFragment } from './LessonPlayer.generated.ts';
import { MediaPlayer } from './MediaPlayer.tsx';
import styles from './PlayerDesk.module.css';
import type { OpenedMedia } from './useMediaSource.ts';
import { usePlayer } from './usePlayer.ts';
import type { PlayerMode } from './usePlayerMode.ts';

const Transcript = lazyWithRetry(async () => ({
  default: (await import('../transcript/Transcript.tsx')).Transcript,
}));

export interface PlayerDeskProps {
  readonly lesson: LessonPlayer_LessonFragment;
  readonly mode: PlayerMode;
  readonly media: OpenedMedia;
  readonly onMoment: (moment: MomentOfPlay) => void;
}

/** The player, its tools, and what lies open beside it. */
export function PlayerDesk({ lesson, mode, media, onMoment }: PlayerDeskProps) {
  const t = useT();
  const { title, course, previous, next } = lesson;
  const { source } = media;
  const transcript = useTranscriptChoice(source.subtitles);
  const readsAlong = mode.panel === 'transcript';
  const player = usePlayer({
    kind: mode.soundOnly ? 'AUDIO' : lesson.kind,
    source,
    start: mode.start,
    seenBefore: [],
    noSkipping: false,
    readTracks: readsAlong ? [transcript.locale, transcript.beside] : [],
    onMoment,
    onPlaying: media.playedOn,
    onError: media.renew,
    onNote: () => undefined,
  });
  const { playback, control, sleep } = player;
  const goTo = useNeighbour(course._id);
  useMediaSession({
    title,
    courseName: course.name,
    playback,
    control,
    onPrevious: goTo(previous),
    onNext: goTo(next),
  });

  return (
    <div className={classNames(styles.desk, mode.panel !== null && styles.wide)}>
      <div className={styles.main}>
        <MediaPlayer
          title={title}
          player={player}
          resumedAt={mode.resumedAt}
          onSpeed={mode.rememberSpeed}
        />
        <PlayerTools hasPicture={lesson.kind === 'VIDEO'} player={player} mode={mode} />
        {sleep.slept && <Alert>{t('learning.player.slept')}</Alert>}
      </div>
      {readsAlong && (
        <Card title={t('learning.player.transcript')}>
          <Suspense fallback={<Spinner />}>
            <Transcript
              media={player.mediaRef}
              choice={transcript}
              position={playback.position}
              onSeek={control.seek}
            />
          </Suspense>
        </Card>
      )}
    </div>
  );
}

/** The way to the lesson before or after, where there is one. */
function useNeighbour(courseId: string) {
  const navigate = useNavigate();
  return (lesson: { readonly _id: string } | null) =>
    lesson ? () => void navigate(lessonPath(courseId, lesson._id)) : undefined;
}
