import { useState } from 'react';
import { useNotify, useShowContext, useUpdate } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { useShowError } from '../../shared/form/useShowError.ts';
import type { UserRecord } from './users.binding.ts';

/** Lets a person log in or no longer, after asking. Whoever shows it asks first whether it is allowed. */
export function ActiveButton({ user }: { readonly user: UserRecord }) {
  const t = useT();
  const notify = useNotify();
  const showError = useShowError();
  const { refetch } = useShowContext();
  const [asking, setAsking] = useState(false);
  const [update, { isPending }] = useUpdate<UserRecord>();
  const { active, fullName: name } = user;
  const texts = active
    ? {
        label: t('resources.users.deactivate'),
        title: t('resources.users.deactivateTitle', { name }),
        body: t('resources.users.deactivateBody', { name }),
      }
    : {
        label: t('resources.users.activate'),
        title: t('resources.users.activateTitle', { name }),
        body: t('resources.users.activateBody', { name }),
      };

  async function change() {
    const message = active ? 'resources.users.deactivated' : 'resources.users.activated';
    await update(
      'users',
      { id: user.id, data: { active: !active }, previousData: user, meta: { only: 'active' } },
      {
        onSuccess: () => notify(message, { type: 'success', messageArgs: { name } }),
        onError: showError,
        onSettled: () => {
          setAsking(false);
          void refetch();
        },
      },
    );
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {texts.label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.title}
          message={texts.body}
          confirmLabel={texts.label}
          danger={active}
          loading={isPending}
          onConfirm={() => void change()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
