import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Alert, classNames, lazyWithRetry } from '@lampstand/ui';
import { lessonPath } from '../../../shared/student-paths.ts';
import type { LessonChecks } from '../checks/useLessonChecks.ts';
import { ResumeQuestion } from '../progress/ResumeQuestion.tsx';
import type { MomentOfPlay } from '../progress/progress.rules.ts';
import { LessonRules } from '../rules/LessonRules.tsx';
import { PlayerTools } from '../tools/PlayerTools.tsx';
import { useMediaSession } from '../tools/useMediaSession.ts';
import { useTranscriptChoice } from '../transcript/useTranscriptChoice.ts';
import type { LessonPlayer_LessonFragment } from './LessonPlayer.generated.ts';
import { MediaPlayer } from './MediaPlayer.tsx';
import styles from './PlayerDesk.module.css';
import { playedSource } from './recording.rules.ts';
import { SidePanel } from './SidePanel.tsx';
import type { OpenedMedia } from './useMediaSource.ts';
import { usePlayer } from './usePlayer.ts';
import type { PlayerMode } from './usePlayerMode.ts';

const Transcript = lazyWithRetry(async () => ({
  default: (await import('../transcript/Transcript.tsx')).Transcript,
}));
const NotesPanel = lazyWithRetry(async () => ({
  default: (await import('../notes/NotesPanel.tsx')).NotesPanel,
}));

export interface PlayerDeskProps {
  readonly lesson: LessonPlayer_LessonFragment;
  readonly mode: PlayerMode;
  readonly media: OpenedMedia;
  /** What the recording asks; what is answered outlasts the change to another element. */
  readonly checks: LessonChecks;
  readonly onMoment: (moment: MomentOfPlay) => void;
}

/** The player, its tools, and what lies open beside it. */
export function PlayerDesk({ lesson, mode, media, checks, onMoment }: PlayerDeskProps) {
  const t = useT();
  const { title, course, previous, next, progress } = lesson;
  const source = useMemo(
    () => playedSource(media.source, mode.recording, mode.soundOnly),
    [media.source, mode.recording, mode.soundOnly],
  );
  const transcript = useTranscriptChoice(source.subtitles);
  const firstTime = !progress.completed;
  const player = usePlayer({
    kind: lesson.kind === 'VIDEO' && !mode.soundOnly ? 'VIDEO' : 'AUDIO',
    source,
    start: mode.start,
    watched: { seenBefore: progress.watched, played: mode.played, onPlayed: mode.notePlayed },
    noSkipping: lesson.noSkipping && firstTime,
    barrier: checks.next?.atSeconds ?? null,
    readTracks: mode.panel === 'transcript' ? [transcript.locale, transcript.beside] : [],
    onMoment,
    onPlaying: media.playedOn,
    onError: media.renew,
    onNote: mode.writeNote,
  });
  const { playback, control, sleep, mediaRef } = player;
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
        {mode.otherPlace && (
          <ResumeQuestion
            other={mode.otherPlace}
            onAnswer={(seconds) => {
              mode.forgetOtherPlace();
              if (seconds !== null) control.seek(seconds);
            }}
          />
        )}
        {firstTime && (
          <LessonRules {...lesson} asksAt={checks.open.map(({ atSeconds }) => atSeconds)} />
        )}
        <MediaPlayer
          title={title}
          player={player}
          checks={checks}
          resumedAt={mode.resumedAt}
          onSpeed={mode.rememberSpeed}
        />
        <PlayerTools
          hasPicture={lesson.kind === 'VIDEO'}
          opened={media.source}
          player={player}
          mode={mode}
        />
        {sleep.slept && <Alert>{t('learning.player.slept')}</Alert>}
      </div>
      {mode.panel === 'transcript' && (
        <SidePanel title={t('learning.player.transcript')}>
          <Transcript
            media={mediaRef}
            choice={transcript}
            position={playback.position}
            onSeek={control.seek}
          />
        </SidePanel>
      )}
      {mode.panel === 'notes' && (
        <SidePanel title={t('learning.notes.notes')}>
          <NotesPanel
            lessonId={lesson._id}
            courseId={course._id}
            groups={lesson.facilitatedGroups}
            position={playback.position}
            noteAt={mode.noteAt}
            onWrite={mode.writeNote}
            onSeek={control.seek}
          />
        </SidePanel>
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
