import type { ReactNode } from 'react';
import { useFormat } from '@lampstand/i18n/react';
import { documentPath, Icon } from '@lampstand/ui';
import { fileKind, fileSize } from './file-words.rules.ts';
import styles from './FileLine.module.css';

export interface FileLineProps {
  readonly name: string;
  readonly url: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  /** What can be done with it besides fetching it. */
  readonly actions?: ReactNode;
}

/** One file, with its kind and size before anybody fetches it. */
export function FileLine({ name, url, size, contentType, actions }: FileLineProps) {
  const { formatNumber } = useFormat();
  const { amount, unit } = fileSize(size);
  const words = formatNumber(amount, { style: 'unit', unit, maximumFractionDigits: 1 });
  return (
    <li className={styles.line}>
      <Icon path={documentPath} />
      <a className={styles.link} href={url} download>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{`${fileKind(contentType)} · ${words}`}</span>
      </a>
      {actions}
    </li>
  );
}
