import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { readServerError } from '@lampstand/graphql-client';
import type { SignUpAccess, CreatedAccount } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { toast, type FormFailure, type FormValues } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { AccessPage } from './AccessPage.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';
import { isKnownAccount } from './link-state.ts';
import { Outcome } from './Outcome.tsx';
import { SignUpPlace } from './SignUpPlace.tsx';
import { suggestedLocale } from './suggested-locale.ts';

export interface CreateAccountPageProps {
  readonly access: SignUpAccess;
}

/** /create-account/:_id?suggestedLocale: somebody signs up for a group. */
export function CreateAccountPage({ access }: CreateAccountPageProps) {
  const t = useT();
  const { _id = '' } = useParams();
  const { created, create } = useCreateAccount(access, _id);
  return (
    <AccessPage title={t('shell.createAccount')} question={t('person.access.haveAccount')}>
      {created ? (
        <Outcome severity="success" title={t('person.access.checkMailTitle')}>
          {t('person.access.created', { name: created.fullName, email: created.email })}
        </Outcome>
      ) : (
        <SignUpPlace access={access} groupId={_id}>
          <CreateAccountForm onSubmit={create} />
        </SignUpPlace>
      )}
    </AccessPage>
  );
}

function useCreateAccount({ createAccount }: CreateAccountPageProps['access'], groupId: string) {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [created, setCreated] = useState<CreatedAccount>();

  async function create(values: FormValues): Promise<FormFailure | undefined> {
    try {
      const account = await createAccount({
        email: values.text('email'),
        firstName: values.text('firstName'),
        lastName: values.text('lastName'),
        country: values.text('country'),
        groupId,
        locale: suggestedLocale(search),
      });
      setCreated(account);
      return undefined;
    } catch (error) {
      const text = errorText(error, t);
      if (isKnownAccount(error)) {
        toast.info(text);
        await navigate('/login');
        return undefined;
      }
      toast.error(text);
      return { fields: readServerError(error).fields };
    }
  }

  return { created, create };
}
