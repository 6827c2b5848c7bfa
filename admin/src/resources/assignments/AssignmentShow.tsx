import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { ButtonLink, Card, RichText } from '@lampstand/ui';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { AssignmentRecord } from './assignment-form.ts';
import { AssignmentDates } from './AssignmentDates.tsx';
import { AssignmentDownloads } from './AssignmentDownloads.tsx';
import { kindNames } from './kind-names.ts';

/** One assignment: its rules, its text, its files, and when each group hands it in. */
export function AssignmentShow() {
  const t = useT();
  const { formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<AssignmentRecord>
      title={({ title }) => title}
      actions={toInbox(t)}
      history={{ kind: kindNames }}
    >
      {(assignment) => (
        <Stack>
          <Card title={t('resources.assignments.name')}>
            <Facts>
              <Fact field="courseId">
                <RecordLink resource="courses" id={assignment.course.id}>
                  {assignment.course.name}
                </RecordLink>
              </Fact>
              <Fact field="kind">{t(kindNames[assignment.kind])}</Fact>
              <Fact field="published" label={t('common.status')}>
                <PublishedChip published={assignment.published} />
              </Fact>
              <Fact field="locale">{localeOf(assignment.locale).label}</Fact>
              <Fact field="position">{formatNumber(assignment.position)}</Fact>
              <Fact field="weight">{formatNumber(assignment.weight)}</Fact>
              <Fact field="maxFiles">{formatNumber(assignment.maxFiles)}</Fact>
              <Fact field="allowText">{t(assignment.allowText ? 'common.yes' : 'common.no')}</Fact>
              <Fact field="ungradedCount">{formatNumber(assignment.ungradedCount)}</Fact>
              <Fact field="gradedCount">{formatNumber(assignment.gradedCount)}</Fact>
              <Fact field="updatedAt">{formatDateTime(assignment.updatedAt)}</Fact>
            </Facts>
          </Card>
          <AssignmentDates assignment={assignment} />
          <AssignmentDownloads assignment={assignment} />
          <Card title={t('fields.content')}>
            <div lang={localeOf(assignment.locale).bcp47}>
              <RichText html={assignment.content.html} />
            </div>
          </Card>
        </Stack>
      )}
    </ShowPage>
  );
}

const toInbox = (t: ReturnType<typeof useT>) => (assignment: AssignmentRecord) => {
  const filter = JSON.stringify({ assignmentId: assignment.id });
  return (
    <ButtonLink
      variant="outlined"
      to={`/assignmentSubmissions?${new URLSearchParams({ filter, displayedFilters: JSON.stringify({ assignmentId: true }) })}`}
    >
      {t('resources.assignments.handedIn')}
    </ButtonLink>
  );
};
