import { useT } from '@lampstand/i18n/react';
import { TRANSCRIPT } from './settings-records.ts';
import { SettingCard } from './SettingCard.tsx';
import type { TranscriptDesignFieldsFragment } from './transcript-design.generated.ts';
import { TranscriptPreview } from './TranscriptPreview.tsx';

/** How transcripts look, and the way to another look. */
export function DesignCard() {
  const t = useT();
  return (
    <SettingCard<TranscriptDesignFieldsFragment>
      id={TRANSCRIPT}
      title={t('resources.site-settings.transcriptDesign')}
      change={t('resources.site-settings.changeDesign')}
    >
      {(design) => <TranscriptPreview {...design} />}
    </SettingCard>
  );
}
