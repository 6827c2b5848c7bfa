import { useT } from '@lampstand/i18n/react';
import { checkPath, Icon, StatusChip } from '@lampstand/ui';
import {
  answerRows,
  choiceRows,
  isChoice,
  type Answered,
  type ChoiceRow,
} from './answer-rows.rules.ts';
import styles from './AnswerRows.module.css';

/** An answer of any kind beside the correct one; without an answer the correct one alone. */
export function AnswerRows({ answered }: { readonly answered: Answered }) {
  return isChoice(answered.kind) ? <Choices answered={answered} /> : <Others answered={answered} />;
}

function Choices({ answered }: { readonly answered: Answered }) {
  const t = useT();
  const rows = choiceRows(answered);
  const unanswered = answered.given !== undefined && !rows.some(({ chosen }) => chosen);
  return (
    <>
      <ul className={styles.choices}>
        {rows.map((row) => (
          <li key={row.id} className={row.correct ? styles.correct : styles.choice}>
            {row.correct && <Icon path={checkPath} size="small" />}
            <span>{row.text}</span>
            <ChoiceChip row={row} asked={answered.given !== undefined} />
          </li>
        ))}
      </ul>
      {unanswered && (
        <StatusChip tone="warning">{t('resources.examResults.notAnswered')}</StatusChip>
      )}
    </>
  );
}

interface ChoiceChipProps {
  readonly row: ChoiceRow;
  readonly asked: boolean;
}

function ChoiceChip({ row, asked }: ChoiceChipProps) {
  const t = useT();
  if (row.chosen && row.correct) {
    return <StatusChip tone="success">{t('resources.examResults.chosenCorrect')}</StatusChip>;
  }
  if (row.chosen) {
    return <StatusChip tone="danger">{t('resources.examResults.chosenWrong')}</StatusChip>;
  }
  if (!row.correct) return null;
  return (
    <StatusChip tone={asked ? 'neutral' : 'success'}>
      {t('resources.examResults.correctAnswer')}
    </StatusChip>
  );
}

function Others({ answered }: { readonly answered: Answered }) {
  const t = useT();
  const rows = answerRows(answered);
  const essay = answered.kind === 'ESSAY';
  const correct = essay ? t('authoring.exam.guidance') : t('resources.examResults.correctAnswer');
  return (
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.id} className={styles.row}>
          {row.name !== '' && <dt className={styles.name}>{row.name}</dt>}
          {answered.given !== undefined && (
            <dd className={styles.value}>
              <span className={styles.label}>{t('authoring.exam.given')}</span>
              {row.given === '' ? t('resources.examResults.notAnswered') : row.given}
            </dd>
          )}
          {row.correct !== '' && (
            <dd className={styles.value}>
              <span className={styles.label}>{correct}</span>
              {row.correct}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
