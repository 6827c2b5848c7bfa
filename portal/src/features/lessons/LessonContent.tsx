import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Card } from '@lampstand/ui';
import { DownloadLink } from './downloads/DownloadLink.tsx';
import {
  LessonContent_LessonFragmentDoc,
  type LessonContent_LessonFragment,
} from './LessonContent.generated.ts';
import styles from './LessonContent.module.css';
import { LessonNeighbours } from './LessonNeighbours.tsx';
import { LessonPlayer } from './player/LessonPlayer.tsx';
import { LessonText } from './text/LessonText.tsx';

export interface LessonContentProps {
  readonly lesson: FragmentType<LessonContent_LessonFragment>;
}

/** What a lesson gives: its recording or its text, a description, files, and the lessons around it. */
export function LessonContent({ lesson }: LessonContentProps) {
  const t = useT();
  const { data, complete } = useFragment({
    fragment: LessonContent_LessonFragmentDoc,
    fragmentName: 'LessonContent_lesson',
    from: lesson,
  });
  if (!complete) return null;
  const { kind, description, downloads, releasedAt } = data;
  const Body = kind === 'TEXT' ? LessonText : LessonPlayer;
  return (
    <>
      {releasedAt === null ? <Body lesson={data} /> : <NotYet date={releasedAt} />}
      {description && <p className={styles.description}>{description}</p>}
      {downloads.length > 0 && (
        <Card title={t('lesson.downloads')} flush>
          <ul className={styles.downloads}>
            {downloads.map((download) => (
              <DownloadLink key={download._id} download={download} />
            ))}
          </ul>
        </Card>
      )}
      <LessonNeighbours lesson={data} />
    </>
  );
}

function NotYet({ date }: { readonly date: string }) {
  const t = useT();
  const { formatDateTime } = useFormat();
  return <Alert>{t('learning.player.notYet', { date: formatDateTime(date) })}</Alert>;
}
