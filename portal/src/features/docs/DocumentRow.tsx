import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { documentPath } from './docs-paths.ts';
import type { DocumentListQuery } from './DocumentList.generated.ts';
import styles from './DocumentRow.module.css';

export interface DocumentRowProps {
  readonly document: DocumentListQuery['publishedDocuments'][number];
}

/** A document's title, how it begins, and when it was changed. */
export function DocumentRow({ document }: DocumentRowProps) {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Link className={styles.link} to={documentPath(document.title)}>
          {document.title}
        </Link>
      </h2>
      <p className={styles.beginning}>{document.beginning}</p>
      <p className={styles.changed}>
        {t('documents.lastChanged', { date: formatDate(document.updatedAt) })}
      </p>
    </li>
  );
}
