import { useMutation } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { TextField, loadWithRetry, toast, type FormValues } from '@lampstand/ui';
import { PasswordProofForm } from './PasswordProofForm.tsx';
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  PasskeysDocument,
} from './PasskeysCard.generated.ts';

/** Asks for a name and the password, then the device for a key. */
export function AddPasskeyForm({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [begin] = useMutation(BeginPasskeyDocument);
  const [add] = useMutation(AddPasskeyDocument, {
    refetchQueries: [PasskeysDocument],
    awaitRefetchQueries: true,
  });

  async function make(currentPassword: string, values: FormValues) {
    const { data } = await begin({ variables: { currentPassword } });
    const response = await askDevice(data?.beginPasskey ?? '', t('account.passkeyFailed'));
    await add({ variables: { name: values.text('name'), response } });
    toast.success(t('common.success'));
    onClose();
  }

  return (
    <PasswordProofForm
      id="add-passkey"
      submitLabel={t('person.security.passkeyAdd')}
      onProof={make}
      onCancel={onClose}
    >
      <TextField
        name="name"
        label={t('person.security.passkeyName')}
        maxLength={60}
        required
        data-autofocus
      />
    </PasswordProofForm>
  );
}

/** What the browser says of a refused device is English, and meant for programmers. */
async function askDevice(options: string, refusal: string): Promise<string> {
  const { makePasskey } = await loadWithRetry(() => import('@lampstand/auth/passkey'));
  try {
    return await makePasskey(options);
  } catch (error) {
    throw new Error(refusal, { cause: error });
  }
}
