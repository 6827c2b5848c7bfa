import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { RecordLinks } from '../../shared/fields/RecordLinks.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ActiveChip } from './ActiveChip.tsx';
import { RoleChips } from './RoleChips.tsx';
import type { UserRecord } from './users.binding.ts';

export function UserFacts({ user }: { readonly user: UserRecord }) {
  const t = useT();
  const { formatDate, formatDateTime } = useFormat();
  const yesOrNo = (value: boolean) => (value ? t('common.yes') : t('common.no'));
  return (
    <Card title={t('resources.users.sectionPerson')}>
      <Facts>
        <Fact field="email">
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </Fact>
        <Fact field="active" label={t('common.status')}>
          <ActiveChip active={user.active} />
        </Fact>
        <Fact field="roles">
          <RoleChips user={user} />
        </Fact>
        <Fact field="regionIds">
          <RecordLinks resource="regions" items={user.regions} />
        </Fact>
        <Fact field="groupIds">
          {user.groups.length > 0 && <RecordLinks resource="groups" items={user.groups} />}
        </Fact>
        <Fact field="locale">{localeOf(user.locale).label}</Fact>
        <Fact field="emailVerified">{yesOrNo(user.emailVerified)}</Fact>
        <Fact field="termsAccepted">{yesOrNo(user.termsAccepted)}</Fact>
        <Fact field="isActiveStudent">{yesOrNo(user.isActiveStudent)}</Fact>
        <Fact field="isAlumni">{yesOrNo(user.isAlumni)}</Fact>
        <Fact field="gradYear">{user.gradYear}</Fact>
        <Fact field="gradLocation">{user.gradLocation}</Fact>
        <Fact field="createdAt">{formatDate(user.createdAt)}</Fact>
        <Fact field="updatedAt">{formatDateTime(user.updatedAt)}</Fact>
      </Facts>
    </Card>
  );
}
