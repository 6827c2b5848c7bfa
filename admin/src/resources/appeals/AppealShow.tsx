import { appealKindNames } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { AppealActions } from './AppealActions.tsx';
import { AppealEvidence } from './AppealEvidence.tsx';
import type { AppealRecordFragment } from './appeals.generated.ts';
import { AppealStatusChip } from './AppealStatusChip.tsx';

/** Where what is appealed against is shown. */
const resources = {
  EXAM_ATTEMPT: 'examResults',
  SUBMISSION_GRADE: 'assignmentSubmissions',
  COURSE_GRADE: 'courses',
} as const;

/** One appeal: what the student says, what happened, and the decision. */
export function AppealShow() {
  const t = useT();
  return (
    <ShowPage<AppealRecordFragment>
      title={({ person, title }) => `${person.fullName} · ${title}`}
      actions={(appeal) => <AppealActions appeal={appeal} />}
    >
      {(appeal) => (
        <Stack>
          <Card title={t('resources.appeals.name')}>
            <AppealFacts appeal={appeal} />
          </Card>
          <Card title={t('work.appeals.evidence')}>
            <AppealEvidence evidence={appeal.evidence} />
          </Card>
        </Stack>
      )}
    </ShowPage>
  );
}

function AppealFacts({ appeal }: { readonly appeal: AppealRecordFragment }) {
  const t = useT();
  const { formatDateTime, formatNumber, formatPercent } = useFormat();
  return (
    <Facts>
      <Fact field="person">
        <RecordLink resource="users" id={appeal.person.id}>
          {appeal.person.fullName}
        </RecordLink>
      </Fact>
      <Fact field="group">
        <RecordLink resource="groups" id={appeal.group.id}>
          {appeal.group.name}
        </RecordLink>
      </Fact>
      <Fact field="subjectKind">{t(appealKindNames[appeal.subjectKind])}</Fact>
      <Fact field="title">
        <RecordLink resource={resources[appeal.subjectKind]} id={appeal.subjectId}>
          {appeal.title}
        </RecordLink>
      </Fact>
      <Fact field="status">
        <AppealStatusChip status={appeal.status} />
      </Fact>
      <Fact field="createdAt">{formatDateTime(appeal.createdAt)}</Fact>
      <Fact field="reason" wide>
        {appeal.reason}
      </Fact>
      <Fact field="firstReaderName">{appeal.firstReaderName}</Fact>
      <Fact field="opinion" wide>
        {appeal.opinion}
      </Fact>
      <Fact field="decidedByName">{appeal.decidedByName}</Fact>
      <Fact field="decidedAt">{appeal.decidedAt && formatDateTime(appeal.decidedAt)}</Fact>
      <Fact field="score">{appeal.score !== null && formatPercent(appeal.score / 100)}</Fact>
      <Fact field="minutes">{appeal.minutes !== null && formatNumber(appeal.minutes)}</Fact>
      <Fact field="answer" wide>
        {appeal.answer}
      </Fact>
    </Facts>
  );
}
