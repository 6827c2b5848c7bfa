import { useState } from 'react';
import { passkeysPossible } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, DataState, Modal, plusPath } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import styles from './DevicesCard.module.css';
import { PasskeysDocument } from './PasskeysCard.generated.ts';

/** The passkeys of somebody's own account. */
export function PasskeysCard() {
  const t = useT();
  const { data, ...rest } = useScreenQuery(PasskeysDocument);
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title={t('person.security.passkeys')}
      actions={
        passkeysPossible() && (
          <Button variant="outlined" size="small" icon={plusPath} onClick={() => setAdding(true)}>
            {t('person.security.passkeyAdd')}
          </Button>
        )
      }
    >
      <p>{t('person.security.passkeysHint')}</p>
      <DataState {...rest} data={data}>
        {({ passkeys }) => (
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey._id} passkey={passkey} />
            ))}
          </ul>
        )}
      </DataState>
      {adding && (
        <Modal title={t('person.security.passkeyAdd')} onClose={() => setAdding(false)}>
          <AddPasskeyForm onClose={() => setAdding(false)} />
        </Modal>
      )}
    </Card>
  );
}
