import { useLocale, useT } from '@lampstand/i18n/react';
import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { hashTypedPassword } from './hash-typed-password.ts';
import { UserInputs } from './UserInputs.tsx';
import type { UserRecord } from './users.binding.ts';

export function UserCreate() {
  const t = useT();
  const { code } = useLocale();
  return (
    <CreatePage<UserRecord>
      nameOf={(user) => user.fullName}
      defaultValues={{ locale: code, level: 'user', regionRoles: [], regionIds: [], groupIds: [] }}
      transform={hashTypedPassword}
    >
      <UserInputs passwordHint={t('resources.users.passwordHintNew')} />
    </CreatePage>
  );
}
