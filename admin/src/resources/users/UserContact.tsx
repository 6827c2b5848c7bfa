import { useLocale, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { currencyNames } from '../../shared/inputs/currency-names.ts';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { kindNames } from './contact-kinds.ts';
import type { UserRecord } from './users.binding.ts';

/** How a person is reached, where they are, and where they are found on the web. */
export function UserContact({ user }: { readonly user: UserRecord }) {
  const t = useT();
  const { bcp47 } = useLocale();
  const { phones, emails, currency } = user;
  return (
    <Card title={t('resources.users.sectionContact')}>
      <Facts>
        <Fact field="phones">
          {phones.length > 0 &&
            phones.map(({ type, number }) => (
              <div key={`${type} ${number}`}>
                <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>{' '}
                {`(${t(kindNames[type])})`}
              </div>
            ))}
        </Fact>
        <Fact field="emails">
          {emails.length > 0 &&
            emails.map(({ type, email }) => (
              <div key={`${type} ${email}`}>
                <a href={`mailto:${email}`}>{email}</a> {`(${t(kindNames[type])})`}
              </div>
            ))}
        </Fact>
        <Fact field="location">{user.location}</Fact>
        <Fact field="timezone">{user.timezone?.replaceAll('_', ' ')}</Fact>
        <Fact field="currency">{currency && currencyNames(bcp47)(currency)}</Fact>
        <Fact field="url">{user.url && <WebLink to={user.url} />}</Fact>
        <Fact field="homePage">{user.homePage && <WebLink to={user.homePage} />}</Fact>
        <Fact field="socialUserName">{user.socialUserName}</Fact>
      </Facts>
    </Card>
  );
}

/** The server keeps http and https only. */
function WebLink({ to }: { readonly to: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {to}
    </a>
  );
}
