import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import styles from './LessonFiles.module.css';
import type { LessonRecordFragment } from './lessons.generated.ts';

/** What students can download. */
export function LessonFiles({ lesson }: { readonly lesson: LessonRecordFragment }) {
  const t = useT();
  const { formatNumber } = useFormat();
  const size = (bytes: number) =>
    formatNumber(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' });
  return (
    <Card title={t('resources.lessons.fields.downloads')}>
      {lesson.downloads.length === 0 ? (
        <p>{t('common.none')}</p>
      ) : (
        <ul className={styles.files}>
          {lesson.downloads.map((download) => (
            <li key={download.id}>
              <a href={download.url}>{download.title}</a> ({size(download.size)})
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
