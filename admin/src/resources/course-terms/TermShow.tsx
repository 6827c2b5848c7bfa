import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { RelatedCourses } from '../../shared/record/RelatedCourses.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { CourseTermRecordFragment } from './course-terms.generated.ts';

/** One term, and the courses that are offered in it. */
export function TermShow() {
  const t = useT();
  const { formatDate, formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<CourseTermRecordFragment> title={(term) => term.name} history={{}}>
      {(term) => (
        <Stack>
          <Card title={t('resources.course-terms.name')}>
            <Facts>
              <Fact field="year">{String(term.year)}</Fact>
              <Fact field="startsOn">{formatDate(term.startsOn)}</Fact>
              <Fact field="endsOn">{formatDate(term.endsOn)}</Fact>
              <Fact field="offeringCount">{formatNumber(term.offeringCount)}</Fact>
              <Fact field="createdAt">{formatDate(term.createdAt)}</Fact>
              <Fact field="updatedAt">{formatDateTime(term.updatedAt)}</Fact>
            </Facts>
          </Card>
          <RelatedCourses
            title={t('resources.course-terms.courses')}
            target="termId"
            empty={t('resources.course-terms.noCourses')}
          />
        </Stack>
      )}
    </ShowPage>
  );
}
