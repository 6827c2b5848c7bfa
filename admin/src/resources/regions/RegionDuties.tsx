import { useT } from '@lampstand/i18n/react';
import { Alert, Card, StatusChip } from '@lampstand/ui';
import { RecordLinks } from '../../shared/fields/RecordLinks.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import type { RegionRecord } from './regions.binding.ts';

/** Who judges absences and hears of requests for leave, and whether absences can be explained. */
export function RegionDuties({ region }: { readonly region: RegionRecord }) {
  const t = useT();
  return (
    <Card title={t('resources.regions.sectionDuties')}>
      <Facts>
        <Fact field="attendanceAdminIds">
          {region.attendanceAdmins.length > 0 && <People people={region.attendanceAdmins} />}
        </Fact>
        <Fact field="deanIds">{region.deans.length > 0 && <People people={region.deans} />}</Fact>
        <Fact field="explanations" wide>
          {region.explanationsEnabled ? (
            <StatusChip tone="success">{t('resources.regions.explanationsOn')}</StatusChip>
          ) : (
            <Alert severity="warning">{t('resources.regions.explanationsOff')}</Alert>
          )}
        </Fact>
      </Facts>
    </Card>
  );
}

function People({ people }: { readonly people: RegionRecord['deans'] }) {
  return (
    <RecordLinks
      resource="users"
      items={people.map(({ id, fullName }) => ({ id, name: fullName }))}
    />
  );
}
