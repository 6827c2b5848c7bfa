import { useGetOne } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { blockNames } from './block-names.ts';
import { SITE } from './settings-records.ts';
import type { SiteSettingsFieldsFragment } from './site-settings.generated.ts';
import type { TranscriptDesignFieldsFragment } from './transcript-design.generated.ts';
import styles from './TranscriptPreview.module.css';

export type TranscriptPreviewProps = Pick<
  TranscriptDesignFieldsFragment,
  'blocks' | 'letterhead' | 'sealUrl'
>;

/** A transcript in small: its parts in their order. */
export function TranscriptPreview({ blocks, letterhead, sealUrl }: TranscriptPreviewProps) {
  const t = useT();
  const { data: site } = useGetOne<SiteSettingsFieldsFragment>('site-settings', { id: SITE });
  return (
    <figure className={styles.page} aria-label={t('resources.site-settings.preview')}>
      {blocks
        .filter(({ kind, shown }) => shown && (kind !== 'SEAL' || sealUrl !== null))
        .map(({ kind }) => (
          <div key={kind} className={styles.block}>
            {kind === 'LETTERHEAD' && (
              <>
                <strong>{site?.organisationName}</strong>
                <p className={styles.letterhead}>{letterhead || site?.contactAddress}</p>
              </>
            )}
            {kind === 'SEAL' && sealUrl !== null && (
              <img className={styles.seal} src={sealUrl} alt={t(blockNames.SEAL)} />
            )}
            {kind !== 'LETTERHEAD' && kind !== 'SEAL' && (
              <span className={styles.name}>{t(blockNames[kind])}</span>
            )}
          </div>
        ))}
    </figure>
  );
}
