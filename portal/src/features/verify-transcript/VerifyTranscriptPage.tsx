import { useNavigate, useParams } from 'react-router-dom';
import type { TranscriptCheck } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import {
  Alert,
  Button,
  Card,
  Form,
  Page,
  PageHeading,
  refreshPath,
  Spinner,
  TextField,
} from '@lampstand/ui';
import { IssuedGrades } from './IssuedGrades.tsx';
import { useTranscriptCheck } from './useTranscriptCheck.ts';

export interface VerifyTranscriptPageProps {
  readonly check: TranscriptCheck;
}

/** Whether the transcript in somebody's hands is ours, and what it says. */
export function VerifyTranscriptPage({ check }: VerifyTranscriptPageProps) {
  const t = useT();
  const { code = '' } = useParams();
  const { progress, retry } = useTranscriptCheck(check, code);
  return (
    <Page width="narrow">
      <PageHeading title={t('shell.verifyTranscript')} />
      <Card>
        {progress.state === 'asking' && <Spinner />}
        {progress.state === 'found' && <IssuedGrades issued={progress.transcript} />}
        {progress.state === 'unknown' && (
          <Alert severity="warning" title={t('work.verify.unknownTitle')}>
            {t('work.verify.unknownHint')}
          </Alert>
        )}
        {progress.state === 'failed' && (
          <>
            <Alert severity="danger">{progress.text}</Alert>
            <Button variant="outlined" icon={refreshPath} onClick={retry}>
              {t('common.retry')}
            </Button>
          </>
        )}
        {progress.state !== 'found' && <CodeForm key={code} code={code} />}
      </Card>
    </Page>
  );
}

function CodeForm({ code }: { readonly code: string }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Form
      submitLabel={t('work.verify.check')}
      onSubmit={async (values) => {
        await navigate(`/verify-transcript/${encodeURIComponent(values.text('code').trim())}`);
        return undefined;
      }}
    >
      <TextField name="code" label={t('work.verify.code')} defaultValue={code} required />
    </Form>
  );
}
