import type { SetupAccess, SetupState } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import type { Trials } from './setup.rules.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './StepFrame.tsx';
import { TrialPanel } from './TrialPanel.tsx';

export interface TrialsStepProps extends StepProps {
  readonly access: Pick<SetupAccess, 'trySetupMail' | 'trySetupFiles'>;
  readonly secret: string;
  readonly choices: SetupState;
  readonly email: string;
  readonly trials: Trials;
  readonly onTried: (trials: Trials) => void;
  readonly onNext: () => void;
}

/** Whether mails leave and files are kept: better known now than at the first invitation. */
export function TrialsStep(props: TrialsStepProps) {
  const { access, secret, choices, email, trials, onTried, onNext, ...frame } = props;
  const t = useT();
  const { fileStore, mailFrom } = choices;
  const mail = trials.mail?.email === email ? trials.mail : undefined;
  return (
    <StepFrame
      {...frame}
      step="trials"
      title={t('setup.page.trialsTitle')}
      hint={t('setup.page.trialsHint')}
      onSubmit={onNext}
    >
      <TrialPanel
        title={t('setup.page.mailTitle')}
        facts={mailFrom === null ? undefined : t('setup.page.mailFrom', { sender: mailFrom })}
        warning={mailFrom === null ? t('setup.page.mailNone') : undefined}
        button={mailFrom === null ? undefined : t('setup.page.tryMail', { email })}
        done={t('setup.page.mailSent', { email })}
        trial={mail}
        onTry={async () => {
          const trial = await access.trySetupMail(secret, email);
          onTried({ mail: { ...trial, email } });
        }}
      />
      <TrialPanel
        title={t('setup.page.filesTitle')}
        facts={t(fileStore === 's3' ? 'setup.page.filesBucket' : 'setup.page.filesLocal')}
        button={t('setup.page.tryFiles')}
        done={t('setup.page.filesDone')}
        trial={trials.files}
        onTry={async () => onTried({ files: await access.trySetupFiles(secret) })}
      />
    </StepFrame>
  );
}
