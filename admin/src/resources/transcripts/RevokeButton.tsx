import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { ActionDialog } from '../../shared/form/ActionDialog.tsx';
import { ReasonInput } from '../../shared/inputs/ReasonInput.tsx';
import type { RevokeForm } from './transcripts.binding.ts';
import type { IssuedTranscriptRowFragment } from './transcripts.generated.ts';

/** Says with a reason that a transcript holds no more. */
export function RevokeButton({ issued }: { readonly issued: IssuedTranscriptRowFragment }) {
  const t = useT();
  const dataProvider = useDataProvider();
  const [open, setOpen] = useState(false);
  if (issued.revokedAt !== null) return null;

  async function revoke({ reason = '' }: Partial<RevokeForm>) {
    await dataProvider.update('transcripts', {
      id: issued.id,
      data: { reason },
      previousData: issued,
    });
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('resources.transcripts.revoke')}
      </Button>
      {open && (
        <ActionDialog<RevokeForm>
          title={t('resources.transcripts.revokeTitle')}
          resource="transcripts"
          submitLabel="resources.transcripts.revoke"
          done="resources.transcripts.revoked"
          onSave={revoke}
          onClose={() => setOpen(false)}
        >
          <p>{t('resources.transcripts.revokeBody')}</p>
          <ReasonInput least={3} most={500} />
        </ActionDialog>
      )}
    </>
  );
}
