import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, DataState } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { SecondFactorDocument } from './SecondFactorCard.generated.ts';
import { SecondFactorOn } from './SecondFactorOn.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

/** The authenticator app of somebody's own account. */
export function SecondFactorCard() {
  const t = useT();
  const { data, ...rest } = useScreenQuery(SecondFactorDocument, { fetchPolicy: 'network-only' });
  const [settingUp, setSettingUp] = useState(false);

  function done() {
    setSettingUp(false);
    rest.onRetry();
  }

  return (
    <Card title={t('person.signin.codeTitle')}>
      <DataState {...rest} data={data}>
        {({ secondFactor }) => {
          if (settingUp) return <SecondFactorSetUp onDone={done} onCancel={done} />;
          if (secondFactor.on) return <SecondFactorOn factor={secondFactor} onChanged={done} />;
          return (
            <>
              <p>{t('person.security.factorHint')}</p>
              <Button variant="outlined" onClick={() => setSettingUp(true)}>
                {t('person.security.factorSetUp')}
              </Button>
            </>
          );
        }}
      </DataState>
    </Card>
  );
}
