import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { CodeForm } from './CodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondFactorCard.module.css';
import {
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
  type SecondFactorQuery,
} from './SecondFactorCard.generated.ts';

export interface SecondFactorOnProps {
  readonly factor: SecondFactorQuery['secondFactor'];
  readonly onChanged: () => void;
}

/** An app that is set up, and what can be done with it for a code of it. */
export function SecondFactorOn({ factor, onChanged }: SecondFactorOnProps) {
  const t = useT();
  const { formatDate } = useFormat();
  const [remove] = useMutation(RemoveSecondFactorDocument);
  const [renew] = useMutation(RenewRecoveryCodesDocument);
  const [asked, setAsked] = useState<'off' | 'codes'>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function take(code: string) {
    if (asked === 'off') {
      await remove({ variables: { code } });
      onChanged();
      return;
    }
    const { data } = await renew({ variables: { code } });
    setCodes(data?.renewRecoveryCodes);
  }

  function kept() {
    setCodes(undefined);
    setAsked(undefined);
    onChanged();
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={kept} />;
  if (asked) {
    return (
      <CodeForm
        id="second-factor-code"
        submitLabel={t(
          asked === 'off' ? 'person.security.factorTurnOff' : 'person.security.codesRenew',
        )}
        hint={t('person.security.factorCodeHint')}
        onCode={take}
        onCancel={() => setAsked(undefined)}
      />
    );
  }
  return (
    <>
      <p>
        {factor.since && t('person.security.factorSince', { when: formatDate(factor.since) })}
        <br />
        {t('person.security.codesLeft', { count: factor.recoveryCodesLeft })}
      </p>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => setAsked('codes')}>
          {t('person.security.codesRenew')}
        </Button>
        {!factor.required && (
          <Button variant="text" onClick={() => setAsked('off')}>
            {t('person.security.factorTurnOff')}
          </Button>
        )}
      </div>
    </>
  );
}
