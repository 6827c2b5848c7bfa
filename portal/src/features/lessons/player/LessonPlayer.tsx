import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, refreshPath } from '@lampstand/ui';
import { usePreview } from '../../../shared/learning/usePreview.ts';
import { useLessonChecks } from '../checks/useLessonChecks.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import {
  LessonPlayer_LessonFragmentDoc,
  type LessonPlayer_LessonFragment,
} from './LessonPlayer.generated.ts';
import { PlayerDesk } from './PlayerDesk.tsx';
import { progressOf } from '../progress/progress.rules.ts';
import { useProgressSaving } from '../progress/useProgressSaving.ts';
import { useMediaSource } from './useMediaSource.ts';
import { usePlayerMode } from './usePlayerMode.ts';

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
  const { progress } = lesson;
  const media = useMediaSource(lesson._id, lesson);
  const preview = usePreview();
  const { saved, save } = useProgressSaving(lesson._id, { ...progress, watched: [] });
  const mode = usePlayerMode(lesson);
  const checks = useLessonChecks(lesson);
  if (!media.source.mediaUrl) return <Alert>{t('lesson.noRecording')}</Alert>;
  return (
    <>
      {media.failed && <PlayError onRetry={media.retry} />}
      <PlayerDesk
        // Another element plays the sound alone, or another language: it begins where this one ends.
        key={`${mode.soundOnly} ${mode.recording}`}
        lesson={lesson}
        mode={mode}
        media={media}
        checks={checks}
        onMoment={(moment) => {
          if (preview.active) return;
          save(progressOf({ ...moment, completedBefore: progress.completed }));
        }}
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
