import { useState } from 'react';
import { localeOf, locales } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, Card } from '@lampstand/ui';
import { audioFiles, subtitleFiles, videoFiles } from '../../shared/uploads/accepted-files.ts';
import { LanguageFile } from './LanguageFile.tsx';
import type { LessonRecord } from './lessons.binding.ts';
import styles from './LessonLanguages.module.css';
import { RecordingFacts } from './RecordingFacts.tsx';

/** What a lesson plays in each language, and what is missing, the course's language first. */
export function LessonLanguages({ lesson }: { readonly lesson: LessonRecord }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { media, subtitles } = lesson;
  const own = lesson.course.locale;
  const codes: string[] = [own, ...locales.map(({ code }) => code).filter((code) => code !== own)];
  const recorded = codes.filter((code) => media.some(({ locale }) => locale === code));
  const told = codes.filter(
    (code) =>
      code === own || recorded.includes(code) || subtitles.some(({ locale }) => locale === code),
  );
  const missing = codes.filter((code) => !recorded.includes(code));
  return (
    <Card title={t('authoring.lesson.media')} flush>
      <p className={styles.summary}>
        {t('authoring.lesson.withRecording', {
          done: media.length,
          total: codes.length,
          subtitled: subtitles.length,
        })}
        {missing.length > 0 && (
          <> {t('authoring.lesson.missingIn', { languages: namesOf(missing) })}</>
        )}
      </p>
      <ul className={styles.rows}>
        {(all ? codes : told).map((locale) => (
          <LanguageRow key={locale} lesson={lesson} locale={locale} />
        ))}
      </ul>
      {told.length < codes.length && (
        <div className={styles.more}>
          <Button variant="text" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('common.showLess') : t('authoring.lesson.otherLanguages')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const namesOf = (codes: readonly string[]) => codes.map((code) => localeOf(code).label).join(', ');

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
            aria-label={`${t('common.download')}: ${language}`}
          >
            {t('common.download')}
          </a>
        )}
      </LanguageFile>
    </li>
  );
}
