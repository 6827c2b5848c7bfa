import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { RecordLinks } from '../../shared/fields/RecordLinks.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { AttendanceSchemaRecordFragment } from './attendance-schemas.generated.ts';
import { DefaultChip } from './DefaultChip.tsx';
import { SchemaPreview } from './SchemaPreview.tsx';

/** One schema: its numbers, what they do to a grade, and the groups that are judged by it. */
export function SchemaShow() {
  const t = useT();
  const { formatDate, formatDateTime, formatNumber, formatPercent } = useFormat();
  return (
    <ShowPage<AttendanceSchemaRecordFragment> title={(schema) => schema.name} history={{}}>
      {(schema) => (
        <Stack>
          <Card title={t('resources.attendanceSchemas.sectionSchema')}>
            <Facts>
              <Fact field="minutesLateThreshold">{formatNumber(schema.minutesLateThreshold)}</Fact>
              <Fact field="graceAbsentsPerTerm">{formatNumber(schema.graceAbsentsPerTerm)}</Fact>
              <Fact field="graceLatesPerTerm">{formatNumber(schema.graceLatesPerTerm)}</Fact>
              <Fact field="absenceDeduction">{formatPercent(schema.absenceDeduction / 100)}</Fact>
              <Fact field="lateDeduction">{formatPercent(schema.lateDeduction / 100)}</Fact>
              <Fact field="isDefault">{schema.isDefault && <DefaultChip />}</Fact>
              <Fact field="createdAt">{formatDate(schema.createdAt)}</Fact>
              <Fact field="updatedAt">{formatDateTime(schema.updatedAt)}</Fact>
            </Facts>
          </Card>
          <SchemaPreview numbers={schema} />
          <Card title={t('resources.attendanceSchemas.fields.groupCount')}>
            {schema.groups.length === 0 ? (
              <p>{t('resources.attendanceSchemas.noGroups')}</p>
            ) : (
              <RecordLinks resource="groups" items={schema.groups} />
            )}
          </Card>
        </Stack>
      )}
    </ShowPage>
  );
}
