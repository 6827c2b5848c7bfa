import { useFormat, useT } from '@lampstand/i18n/react';
import { ButtonLink, Card } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import type { QuestionPoolRecordFragment } from './question-pools.generated.ts';

/** One pool, and the way to its questions. */
export function PoolShow() {
  const t = useT();
  const { formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<QuestionPoolRecordFragment>
      title={(pool) => pool.name}
      history={{}}
      actions={(pool) => (
        <ButtonLink variant="outlined" to={questionsOf(pool.id)}>
          {t('resources.question-pools.showQuestions')}
        </ButtonLink>
      )}
    >
      {(pool) => (
        <Card title={t('resources.question-pools.name')}>
          <Facts>
            <Fact field="courseId">
              <RecordLink resource="courses" id={pool.course.id}>
                {pool.course.name}
              </RecordLink>
            </Fact>
            <Fact field="questionCount">{formatNumber(pool.questionCount)}</Fact>
            <Fact field="createdAt">{formatDateTime(pool.createdAt)}</Fact>
            <Fact field="updatedAt">{formatDateTime(pool.updatedAt)}</Fact>
          </Facts>
        </Card>
      )}
    </ShowPage>
  );
}

const questionsOf = (poolId: string): string =>
  `/questions?${new URLSearchParams({ filter: JSON.stringify({ poolId }) })}`;
