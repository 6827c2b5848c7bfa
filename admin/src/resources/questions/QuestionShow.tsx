import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { RecordLinks } from '../../shared/fields/RecordLinks.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { kindNames } from '../../shared/questions/kind-names.ts';
import type { QuestionRecord } from './question-record.ts';
import { VersionCard } from './VersionCard.tsx';

/** One question with all its versions, the newest first, and what changed in each. */
export function QuestionShow() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <ShowPage<QuestionRecord> title={(question) => question.title} history={{}}>
      {(question) => (
        <Stack>
          <Card title={t('resources.questions.sectionRecord')}>
            <Facts>
              <Fact field="kind">{t(kindNames[question.kind])}</Fact>
              <Fact field="courseId">
                <RecordLink resource="courses" id={question.course.id}>
                  {question.course.name}
                </RecordLink>
              </Fact>
              <Fact field="poolId">
                {question.pool && (
                  <RecordLink resource="question-pools" id={question.pool.id}>
                    {question.pool.name}
                  </RecordLink>
                )}
              </Fact>
              <Fact field="exams">
                {question.exams.length === 0 ? (
                  t('resources.questions.notAsked')
                ) : (
                  <RecordLinks resource="exams" items={question.exams} />
                )}
              </Fact>
              <Fact field="archived">{question.archived ? t('common.yes') : t('common.no')}</Fact>
              <Fact field="createdAt">{formatDateTime(question.createdAt)}</Fact>
              <Fact field="updatedAt">{formatDateTime(question.updatedAt)}</Fact>
            </Facts>
          </Card>
          {question.versions.map((version, at) => (
            <VersionCard
              key={version.id}
              kind={question.kind}
              version={version}
              before={question.versions[at + 1]}
            />
          ))}
        </Stack>
      )}
    </ShowPage>
  );
}
