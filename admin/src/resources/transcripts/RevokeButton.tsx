import { useState } from 'react';
import {
  maxLength,
  minLength,
  required,
  TextInput,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { DialogForm } from '../../shared/form/DialogForm.tsx';
import type { RevokeForm } from './transcripts.binding.ts';
import type { IssuedTranscriptRowFragment } from './transcripts.generated.ts';

/** Says with a reason that a transcript holds no more. */
export function RevokeButton({ issued }: { readonly issued: IssuedTranscriptRowFragment }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [open, setOpen] = useState(false);
  if (issued.revokedAt !== null) return null;

  async function revoke({ reason = '' }: Partial<RevokeForm>) {
    await dataProvider.update('transcripts', {
      id: issued.id,
      data: { reason },
      previousData: issued,
    });
    notify('resources.transcripts.revoked', { type: 'success' });
    setOpen(false);
    refresh();
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('resources.transcripts.revoke')}
      </Button>
      {open && (
        <DialogForm<RevokeForm>
          title={t('resources.transcripts.revokeTitle')}
          resource="transcripts"
          start={start}
          submitLabel="resources.transcripts.revoke"
          onSave={revoke}
          onClose={() => setOpen(false)}
        >
          <p>{t('resources.transcripts.revokeBody')}</p>
          <TextInput
            source="reason"
            multiline
            minRows={2}
            validate={[required(), minLength(3), maxLength(500)]}
          />
        </DialogForm>
      )}
    </>
  );
}

const start = {};
