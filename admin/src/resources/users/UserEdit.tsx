import { useT } from '@lampstand/i18n/react';
import { EditPage } from '../../shared/form/EditPage.tsx';
import { hashTypedPassword } from './hash-typed-password.ts';
import { roleNames } from '../../shared/fields/role-names.ts';
import { UserInputs } from './UserInputs.tsx';
import type { UserRecord } from './users.binding.ts';

export function UserEdit() {
  const t = useT();
  return (
    <EditPage<UserRecord>
      title={(user) => user.fullName}
      transform={hashTypedPassword}
      valueNames={{ level: roleNames }}
      history="?tab=history"
    >
      {() => <UserInputs passwordHint={t('resources.users.passwordHint')} />}
    </EditPage>
  );
}
