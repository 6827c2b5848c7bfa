import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog, Form, TextField, toast, type FormValues } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { formFailure } from '../../shared/form-failure.ts';
import styles from './DevicesCard.module.css';
import {
  PasskeysDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  type PasskeysQuery,
} from './PasskeysCard.generated.ts';

export interface PasskeyRowProps {
  readonly passkey: PasskeysQuery['passkeys'][number];
}

/** One passkey: what it is called, when it was added and used last, and the end of it. */
export function PasskeyRow({ passkey }: PasskeyRowProps) {
  const t = useT();
  const { formatDate } = useFormat();
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const { _id, name } = passkey;
  const close = () => setAsked(undefined);
  const { rename, remove, pending } = usePasskeyChanges(_id, close);
  const named = (action: string) => `${action}: ${name}`;

  if (asked === 'rename') {
    return (
      <li className={styles.row}>
        <Form id={`rename-${_id}`} guard={false} onSubmit={rename} onCancel={close}>
          <TextField
            name="name"
            label={t('person.security.passkeyName')}
            defaultValue={name}
            maxLength={60}
            required
          />
        </Form>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {t('person.security.passkeyAddedOn', { when: formatDate(passkey.createdAt) })}
          {passkey.lastUsedAt &&
            ` · ${t('person.security.passkeyUsedOn', { when: formatDate(passkey.lastUsedAt) })}`}
        </p>
      </div>
      <Button
        variant="outlined"
        size="small"
        aria-label={named(t('person.security.passkeyRename'))}
        onClick={() => setAsked('rename')}
      >
        {t('person.security.passkeyRename')}
      </Button>
      <Button
        variant="text"
        size="small"
        aria-label={named(t('person.security.passkeyRemove'))}
        onClick={() => setAsked('remove')}
      >
        {t('person.security.passkeyRemove')}
      </Button>
      {asked === 'remove' && (
        <ConfirmDialog
          title={named(t('person.security.passkeyRemove'))}
          message={t('common.areYouSure')}
          confirmLabel={t('person.security.passkeyRemove')}
          danger
          loading={pending}
          onConfirm={() => void remove()}
          onCancel={close}
        />
      )}
    </li>
  );
}

function usePasskeyChanges(_id: string, close: () => void) {
  const t = useT();
  const again = { refetchQueries: [PasskeysDocument], awaitRefetchQueries: true };
  const [renameOne] = useMutation(RenamePasskeyDocument, again);
  const [removeOne, { loading: pending }] = useMutation(RemovePasskeyDocument, again);

  async function rename(values: FormValues) {
    try {
      await renameOne({ variables: { _id, name: values.text('name') } });
    } catch (error) {
      return formFailure(error, t);
    }
    close();
    return undefined;
  }

  async function remove() {
    try {
      await removeOne({ variables: { _id } });
    } catch (error) {
      toast.error(errorText(error, t));
      close();
    }
  }

  return { rename, remove, pending };
}
