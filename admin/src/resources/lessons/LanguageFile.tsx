import type { ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { UploadButton, type AcceptedTypes } from '@lampstand/upload';
import { useMay } from '../../auth/useMay.ts';
import type { FileChange } from './lesson-files.binding.ts';
import styles from './LessonLanguages.module.css';
import { RemoveFileButton } from './RemoveFileButton.tsx';

export interface LanguageFileProps {
  readonly lessonId: string;
  readonly locale: string;
  /** The language's name in itself. */
  readonly language: string;
  /** What the file is: "Recording", "Subtitles". */
  readonly kind: string;
  readonly itemType: 'LESSON_RECORDING' | 'LESSON_SUBTITLES';
  readonly accept: AcceptedTypes;
  readonly remove: { readonly question: string; readonly change: FileChange };
  /** What there is; without it the file is missing. */
  readonly children?: ReactNode;
}

/** A file of a lesson in one language, or that there is none yet; and the way to another one. */
export function LanguageFile(props: LanguageFileProps) {
  const { lessonId, locale, language, kind, itemType, accept, remove, children } = props;
  const t = useT();
  const may = useMay();
  const refresh = useRefresh();
  const there = Boolean(children);
  return (
    <div role="group" aria-label={`${kind}: ${language}`} className={styles.file}>
      <span className={styles.kind}>{kind}</span>
      {there ? children : <StatusChip tone="warning">{t('authoring.lesson.missing')}</StatusChip>}
      {may('edit', 'lessons') && (
        <UploadButton
          itemType={itemType}
          itemId={lessonId}
          locale={locale}
          accept={accept}
          size="small"
          onCompleted={refresh}
        >
          {there ? t('authoring.lesson.replace') : t('authoring.lesson.upload')}
        </UploadButton>
      )}
      {there && may('edit', 'lessons') && <RemoveFileButton name={language} {...remove} />}
    </div>
  );
}
