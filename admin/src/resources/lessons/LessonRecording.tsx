import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import styles from './LessonRecording.module.css';
import type { LessonRecordFragment } from './lessons.generated.ts';

/** The recording as students hear and see it, with its subtitles. */
export function LessonRecording({ lesson }: { readonly lesson: LessonRecordFragment }) {
  const t = useT();
  const { mediaUrl, kind, title, subtitles } = lesson;
  const Player = kind === 'VIDEO' ? 'video' : 'audio';
  return (
    <Card title={t('resources.lessons.fields.mediaUrl')}>
      {mediaUrl ? (
        <Player
          className={styles[Player]}
          src={mediaUrl}
          controls
          preload="metadata"
          aria-label={title}
        >
          {subtitles.map(({ locale, label, url }) => (
            <track
              key={locale}
              kind="subtitles"
              srcLang={localeOf(locale).bcp47}
              label={label}
              src={url}
            />
          ))}
        </Player>
      ) : (
        <p>{t('resources.lessons.noRecording')}</p>
      )}
    </Card>
  );
}
