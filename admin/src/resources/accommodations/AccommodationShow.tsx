import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { AccommodationRecord } from './accommodations.binding.ts';
import { ActiveChip } from './ActiveChip.tsx';

/** What is different for one student in exams, and why. */
export function AccommodationShow() {
  const t = useT();
  const { formatDate, formatDateTime, formatNumber, formatPercent } = useFormat();
  const yesNo = (value: boolean) => (value ? t('common.yes') : t('common.no'));
  return (
    <ShowPage<AccommodationRecord> title={({ name }) => name} history={{}}>
      {(record) => (
        <Stack>
          <Card title={t('resources.accommodations.name')}>
            <Facts>
              <Fact field="person">
                <RecordLink resource="users" id={record.person.id}>
                  {record.person.fullName}
                </RecordLink>
              </Fact>
              <Fact field="regions">{record.regions.map(({ name }) => name).join(', ')}</Fact>
              <Fact field="active" label={t('common.status')}>
                <ActiveChip active={record.active} />
              </Fact>
              <Fact field="validUntil">{record.validUntil && formatDate(record.validUntil)}</Fact>
              <Fact field="createdAt">{formatDateTime(record.createdAt)}</Fact>
              <Fact field="updatedAt">{formatDateTime(record.updatedAt)}</Fact>
            </Facts>
          </Card>
          <Card title={t('resources.accommodations.sectionConditions')}>
            <Facts>
              <Fact field="timeFactorPercent">{formatPercent(record.timeFactorPercent / 100)}</Fact>
              <Fact field="breakMinutes">{formatNumber(record.breakMinutes)}</Fact>
              <Fact field="extraAttempts">{formatNumber(record.extraAttempts)}</Fact>
              <Fact field="noLeaveRule">{yesNo(record.noLeaveRule)}</Fact>
              <Fact field="graceSeconds">
                {record.graceSeconds !== null && formatNumber(record.graceSeconds)}
              </Fact>
              <Fact field="largerType">{yesNo(record.largerType)}</Fact>
              <Fact field="readAloud">{yesNo(record.readAloud)}</Fact>
            </Facts>
          </Card>
          <Card title={t('fields.reason')}>
            <p>{record.reason}</p>
            <p>{t('resources.accommodations.reasonHint')}</p>
          </Card>
        </Stack>
      )}
    </ShowPage>
  );
}
