import { localeOf, locales } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { audioFiles, subtitleFiles, videoFiles } from '../../shared/uploads/accepted-files.ts';
import { LanguageFile } from './LanguageFile.tsx';
import type { LessonRecord } from './lessons.binding.ts';
import styles from './LessonLanguages.module.css';
import { RecordingFacts } from './RecordingFacts.tsx';

/** What a lesson plays in each language, and what is missing, the course's language first. */
export function LessonLanguages({ lesson }: { readonly lesson: LessonRecord }) {
  const t = useT();
  const { media, subtitles } = lesson;
  const own = lesson.course.locale;
  const codes = [own, ...locales.map(({ code }) => code).filter((code) => code !== own)];
  return (
    <Card title={t('authoring.lesson.media')} flush>
      <p className={styles.summary}>
        {t('authoring.lesson.withRecording', {
          done: media.length,
          total: codes.length,
          subtitled: subtitles.length,
        })}
      </p>
      <ul className={styles.rows}>
        {codes.map((locale) => (
          <LanguageRow key={locale} lesson={lesson} locale={locale} />
        ))}
      </ul>
    </Card>
  );
}

interface LanguageRowProps {
  readonly lesson: LessonRecord;
  readonly locale: string;
}

function LanguageRow({ lesson, locale }: LanguageRowProps) {
  const t = useT();
  const { id: lessonId, kind } = lesson;
  const { label: language, bcp47 } = localeOf(locale);
  const recording = lesson.media.find((each) => each.locale === locale);
  const subtitles = lesson.subtitles.find((each) => each.locale === locale);
  const place = { lessonId, locale, language };
  return (
    <li className={styles.row}>
      <h3 className={styles.language}>
        <span lang={bcp47}>{language}</span>
        {locale === lesson.course.locale && (
          <span className={styles.note}>{t('authoring.lesson.ofTheCourse')}</span>
        )}
      </h3>
      <LanguageFile
        {...place}
        kind={t('resources.lessons.fields.recording')}
        itemType="LESSON_RECORDING"
        accept={kind === 'AUDIO' ? audioFiles : videoFiles}
        remove={{
          question: t('authoring.lesson.removeRecording', { language }),
          change: { change: 'removeMedia', lessonId, locale },
        }}
      >
        {recording && <RecordingFacts recording={recording} />}
      </LanguageFile>
      <LanguageFile
        {...place}
        kind={t('resources.lessons.fields.subtitles')}
        itemType="LESSON_SUBTITLES"
        accept={subtitleFiles}
        remove={{
          question: t('authoring.lesson.removeSubtitles', { language }),
          change: { change: 'removeSubtitles', lessonId, locale },
        }}
      >
        {subtitles && (
          <a
            href={subtitles.url}
            download={`${lesson.title}.${bcp47}.vtt`}
            aria-label={t('authoring.lesson.downloadSubtitles', { language })}
          >
            {t('common.download')}
          </a>
        )}
      </LanguageFile>
    </li>
  );
}
