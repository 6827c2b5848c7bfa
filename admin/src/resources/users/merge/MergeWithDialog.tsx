import { useState } from 'react';
import { Form, required, SaveButton, type RaRecord } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Modal } from '@lampstand/ui';
import { ReferenceChoice } from '../../../shared/inputs/ReferenceChoice.tsx';
import type { UserRecord } from '../users.binding.ts';
import styles from './Merge.module.css';
import { MergeDialog } from './MergeDialog.tsx';

export interface MergeWithDialogProps {
  readonly user: Pick<UserRecord, 'id' | 'fullName' | 'mergedIntoId'>;
  readonly onClose: () => void;
}

/** Looks for the other account of a person; then the two stand side by side. */
export function MergeWithDialog({ user, onClose }: MergeWithDialogProps) {
  const t = useT();
  const [otherId, setOtherId] = useState<string>();
  if (otherId) return <MergeDialog oneId={user.id} otherId={otherId} onOver={onClose} />;

  const another = (id: unknown) => (id === user.id ? t('admin.merge.same') : undefined);
  const choose = (chosen: { readonly otherId?: string }) => setOtherId(chosen.otherId);
  return (
    <Modal title={t('admin.merge.withTitle', { name: user.fullName })} onClose={onClose}>
      <Form onSubmit={choose} resource="users" record={nobody}>
        <ReferenceChoice
          source="otherId"
          reference="users"
          label={t('admin.merge.other')}
          optionText="fullName"
          nameOf={withMail}
          validate={[required(), another]}
        />
        <div className={styles.buttons}>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <SaveButton label="admin.merge.compare" icon={<></>} alwaysEnable />
        </div>
      </Form>
    </Modal>
  );
}

const nobody = {};

/** People share names; their addresses tell them apart. */
const withMail = (user: RaRecord) => `${user['fullName']} (${user['email']})`;
