import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';

import { CodeForm } from './CodeForm.tsx';
import { KeyPicture } from './KeyPicture.tsx';
import { PasswordProofForm } from './PasswordProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondFactorCard.module.css';
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorDocument,
  type BeginSecondFactorMutation,
} from './SecondFactorCard.generated.ts';

export interface SecondFactorSetUpProps {
  /** The app is set up and the recovery codes are kept. */
  readonly onDone: () => void;
  readonly onCancel?: (() => void) | undefined;
}

/** Sets an authenticator app up: password, picture, first code, recovery codes. */
export function SecondFactorSetUp({ onDone, onCancel }: SecondFactorSetUpProps) {
  const t = useT();
  const [begin] = useMutation(BeginSecondFactorDocument);
  const [confirm] = useMutation(ConfirmSecondFactorDocument);
  const [key, setKey] = useState<BeginSecondFactorMutation['beginSecondFactor']>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!key) {
    return (
      <PasswordProofForm
        id="begin-second-factor"
        submitLabel={t('person.signin.codeSubmit')}
        onCancel={onCancel}
        onProof={async (currentPassword) => {
          const { data } = await begin({ variables: { currentPassword } });
          setKey(data?.beginSecondFactor);
        }}
      />
    );
  }
  return (
    <>
      <p>{t('person.security.factorScan')}</p>
      <KeyPicture address={key.address} alt={t('person.security.factorPicture')} />
      <p>
        {t('person.security.factorKey')}: <span className={styles.key}>{key.secret}</span>
      </p>
      <CodeForm
        id="confirm-second-factor"
        submitLabel={t('person.security.factorTurnOn')}
        hint={t('person.signin.codeHint')}
        onCancel={onCancel}
        onCode={async (code) => {
          const { data } = await confirm({ variables: { code } });
          setCodes(data?.confirmSecondFactor);
        }}
      />
    </>
  );
}
