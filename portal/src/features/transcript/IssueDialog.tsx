import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { locales } from '@lampstand/i18n';
import { useLocale, useT } from '@lampstand/i18n/react';
import { Alert, Button, Modal, SelectField, toast } from '@lampstand/ui';
import { newClientMadeId } from '../../shared/client-made-id.ts';
import { errorText } from '../../shared/error-text.ts';
import { IssueTranscriptDocument, MyTranscriptsDocument } from './TranscriptPage.generated.ts';

/** Asks in which language a copy is made, and makes it. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { code } = useLocale();
  const [_id] = useState(newClientMadeId);
  const [locale, setLocale] = useState<string>(code);
  const [issue, { loading, error }] = useMutation(IssueTranscriptDocument, {
    // Sent twice it is issued once.
    variables: { _id, locale },
    refetchQueries: [MyTranscriptsDocument],
    awaitRefetchQueries: true,
    onCompleted: ({ issueTranscript }) => {
      toast.success(t('work.transcript.wasIssued', { code: issueTranscript.code }));
      onClose();
    },
  });
  const actions = (
    <>
      <Button variant="outlined" onClick={onClose} disabled={loading}>
        {t('common.cancel')}
      </Button>
      {/* `error` tells of a refusal. */}
      <Button loading={loading} onClick={() => void issue().catch(() => undefined)}>
        {t('work.transcript.issue')}
      </Button>
    </>
  );
  return (
    <Modal title={t('work.transcript.issue')} onClose={onClose} actions={actions}>
      <p>{t('work.transcript.issueText')}</p>
      <SelectField
        label={t('common.language')}
        autoPickFirst
        options={locales.map(({ code: value, label }) => ({ value, label }))}
        value={locale}
        onChange={({ target }) => setLocale(target.value)}
      />
      {error && <Alert severity="danger">{errorText(error, t)}</Alert>}
    </Modal>
  );
}
