import { useState } from 'react';
import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Card, SelectField } from '@lampstand/ui';
import styles from './LessonRecording.module.css';
import type { LessonRecord } from './lessons.binding.ts';

/** The recording as students hear and see it, in one of its languages, with its subtitles. */
export function LessonRecording({ lesson }: { readonly lesson: LessonRecord }) {
  const t = useT();
  const { media, kind, title, subtitles } = lesson;
  const [chosen, setChosen] = useState<string>();
  const recording = media.find(({ locale }) => locale === chosen) ?? media[0];
  const Player = kind === 'AUDIO' ? 'audio' : 'video';
  return (
    <Card title={t('resources.lessons.fields.mediaUrl')}>
      {media.length > 1 && (
        <SelectField
          className={styles.language}
          label={t('common.language')}
          autoPickFirst
          options={media.map(({ locale, label }) => ({ value: locale, label }))}
          value={recording?.locale ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {recording ? (
        <Player
          key={recording.mediaUrl}
          className={styles[Player]}
          src={recording.mediaUrl}
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
