import type { Page as BrowserPage } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Card, Page, PageHeading } from '@lampstand/ui';
import { AccountCard } from './AccountCard.tsx';
import { AddressesCard } from './AddressesCard.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { DataCard } from './DataCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { ExamConditionsCard } from './ExamConditionsCard.tsx';
import { LanguageForm } from './LanguageForm.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { useChangePassword } from './useChangePassword.ts';

export interface ProfilePageProps {
  readonly page?: BrowserPage | undefined;
}

/** The home of somebody's own account: all of it on one page, each part with its own button. */
export function ProfilePage({ page }: ProfilePageProps) {
  const t = useT();
  const changePassword = useChangePassword();
  return (
    <Page width="narrow">
      <PageHeading title={t('shell.profile')} breadcrumbs={[]} />
      <AccountCard />
      <DetailsCard />
      <AddressesCard />
      <ExamConditionsCard />
      <Card title={t('person.profile.changePassword')}>
        <ChangePasswordForm onChange={changePassword} />
      </Card>
      <Card title={t('person.profile.changeLanguage')}>
        <LanguageForm page={page} />
      </Card>
      <SecondFactorCard />
      <PasskeysCard />
      <DevicesCard />
      <CalendarCard page={page} />
      <DataCard page={page} />
    </Page>
  );
}
