import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useFormat } from '@lampstand/i18n/react';
import { Icon } from '@lampstand/ui';
import {
  DownloadLink_DownloadFragmentDoc,
  type DownloadLink_DownloadFragment,
} from './DownloadLink.generated.ts';
import styles from './DownloadLink.module.css';
import { fileKind, fileSize } from '../../../shared/files/file-words.rules.ts';
import { downloadPath } from '../player/player-icons.ts';

export interface DownloadLinkProps {
  readonly download: FragmentType<DownloadLink_DownloadFragment>;
}

/** One file of a lesson, with its kind and size before anybody fetches it. */
export function DownloadLink({ download }: DownloadLinkProps) {
  const { formatNumber } = useFormat();
  const { data, complete } = useFragment({
    fragment: DownloadLink_DownloadFragmentDoc,
    from: download,
  });
  if (!complete) return null;
  const { amount, unit } = fileSize(data.size);
  const size = formatNumber(amount, { style: 'unit', unit, maximumFractionDigits: 1 });
  return (
    <li className={styles.row}>
      <Icon path={downloadPath} />
      <a className={styles.link} href={data.url} download>
        <span className={styles.title}>{data.title}</span>
        <span className={styles.facts}>{`${fileKind(data.contentType)} · ${size}`}</span>
      </a>
    </li>
  );
}
