import { useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { UploadButton } from '@lampstand/upload';
import { RemoveSealButton } from './RemoveSealButton.tsx';
import styles from './TranscriptPreview.module.css';

/** What a PDF can hold. */
const pictures = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] };

/** What the server calls the one design. */
const DESIGN_ID = 'college';

/** The seal of transcripts, and the way to another one or to none. It is no part of the form. */
export function SealCard({ sealUrl }: { readonly sealUrl: string | null }) {
  const t = useT();
  const refresh = useRefresh();
  return (
    <Card title={t('resources.site-settings.seal')}>
      {sealUrl === null ? (
        <p>{t('resources.site-settings.noSeal')}</p>
      ) : (
        <img className={styles.seal} src={sealUrl} alt={t('resources.site-settings.seal')} />
      )}
      <p>{t('resources.site-settings.sealHint')}</p>
      <div className={styles.buttons}>
        <UploadButton
          itemType="TRANSCRIPT_SEAL"
          itemId={DESIGN_ID}
          accept={pictures}
          size="small"
          onCompleted={refresh}
        >
          {t('resources.site-settings.uploadSeal')}
        </UploadButton>
        {sealUrl !== null && <RemoveSealButton />}
      </div>
    </Card>
  );
}
