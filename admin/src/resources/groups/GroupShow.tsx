import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { ArchiveButton } from './ArchiveButton.tsx';
import { ArchivedChip } from './ArchivedChip.tsx';
import { GroupImportLink } from './GroupImportLink.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import { GroupResults } from './GroupResults.tsx';
import type { GroupRecord } from './groups.binding.ts';
import { kindNames } from './kind-names.ts';
import { GroupProgressPanel } from './progress/GroupProgressPanel.tsx';
import { SignUpCard } from './SignUpCard.tsx';

/** One group: when and where it meets, who belongs to it, and its exam results. */
export function GroupShow() {
  const t = useT();
  const { formatDate, formatNumber } = useFormat();
  return (
    <ShowPage<GroupRecord>
      title={(group) => group.name}
      actions={(group) => (
        <>
          <GroupImportLink group={group} />
          <ArchiveButton group={group} />
        </>
      )}
      history={{ kind: kindNames }}
      tabs={[
        {
          name: 'progress',
          label: t('resources.groups.progress'),
          content: (group) => <GroupProgressPanel group={group} />,
        },
      ]}
    >
      {(group) => (
        <Stack>
          <Card title={t('resources.groups.sectionGroup')}>
            <Facts>
              <Fact field="regionId">
                <RecordLink resource="regions" id={group.region.id}>
                  {group.region.name}
                </RecordLink>
              </Fact>
              <Fact field="archived" label={t('common.status')}>
                <ArchivedChip archived={group.archived} />
              </Fact>
              <Fact field="kind">{t(kindNames[group.kind])}</Fact>
              <Fact field="year">{String(group.year)}</Fact>
              <Fact field="term">{group.term}</Fact>
              <Fact field="startsOn">{formatDate(group.startsOn)}</Fact>
              <Fact field="endsOn">{formatDate(group.endsOn)}</Fact>
              <Fact field="attendanceSchemaId">{group.attendanceSchema?.name}</Fact>
              <Fact field="studentCount">{formatNumber(group.studentCount)}</Fact>
            </Facts>
          </Card>
          <GroupMembers group={group} memberRole="FACILITATOR" />
          <GroupMembers group={group} memberRole="STUDENT" />
          <SignUpCard group={group} />
          <GroupResults />
        </Stack>
      )}
    </ShowPage>
  );
}
