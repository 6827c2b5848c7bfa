import { useParams } from 'react-router-dom';
import type { SetupAccess } from '@lampstand/auth/account';
import type { LocaleCode } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, Page, PageHeading, refreshPath, Spinner } from '@lampstand/ui';
import { SetupLanguage } from './SetupLanguage.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { useSetupState } from './useSetupState.ts';

export interface SetupPageProps {
  readonly access: SetupAccess;
  readonly onLanguage: (locale: LocaleCode) => void;
}

/** How a college begins: what it is, where, who keeps it, and whether mail and files work. */
export function SetupPage({ access, onLanguage }: SetupPageProps) {
  const t = useT();
  const { secret = '' } = useParams();
  const { progress, retry } = useSetupState(access, secret);
  return (
    <Page width="narrow">
      <PageHeading title={t('shell.setup')} actions={<SetupLanguage onChoose={onLanguage} />} />
      {progress.state === 'open' ? (
        <SetupSteps access={access} secret={secret} choices={progress.choices} />
      ) : (
        <Card>
          {progress.state === 'asking' && <Spinner />}
          {progress.state === 'dead' && (
            <Alert severity="warning" title={progress.text}>
              {t('setup.page.deadHint')}
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
        </Card>
      )}
    </Page>
  );
}
