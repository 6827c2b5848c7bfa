import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { RecordLink } from '../../../shared/fields/RecordLink.tsx';
import { Fact, Facts } from '../../../shared/record/Facts.tsx';
import { answerWords } from './answer-words.ts';
import type { RequestAnswerRecordFragment } from './request-answers.generated.ts';
import { RequestStatusChip } from './RequestStatusChip.tsx';
import styles from './AnswerFacts.module.css';

export interface AnswerFactsProps {
  readonly request: RequestAnswerRecordFragment;
}

/** Who asked for what, in the words of the form as it was. */
export function AnswerFacts({ request }: AnswerFactsProps) {
  const t = useT();
  const { formatDate, formatDateTime } = useFormat();
  return (
    <>
      <Card title={t('resources.requestFormAnswers.name')}>
        <Facts>
          <Fact field="person">
            <RecordLink resource="users" id={request.person.id}>
              {request.person.fullName}
            </RecordLink>
          </Fact>
          <Fact field="regions">{request.regions.map(({ name }) => name).join(', ')}</Fact>
          <Fact field="status">
            <RequestStatusChip status={request.status} />
          </Fact>
          <Fact field="createdAt">{formatDateTime(request.createdAt)}</Fact>
          <Fact field="answeredByName">{request.answeredByName}</Fact>
          <Fact field="answeredAt">{request.answeredAt && formatDateTime(request.answeredAt)}</Fact>
        </Facts>
      </Card>
      <Card title={t('resources.requestFormAnswers.fields.values')}>
        <Facts>
          {request.values.map((answer) => (
            <Fact key={answer.fieldId} field={answer.fieldId} label={answer.label} wide>
              <span className={styles.answer}>{answerWords(answer, t, formatDate)}</span>
            </Fact>
          ))}
        </Facts>
      </Card>
    </>
  );
}
