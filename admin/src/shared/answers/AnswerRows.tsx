import { useT } from '@lampstand/i18n/react';
import { checkPath, classNames, closePath, Icon, StatusChip } from '@lampstand/ui';
import {
  answerRows,
  choiceRows,
  isChoice,
  type Answered,
  type AnswerRow,
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
            <span lang={answered.language}>{row.text}</span>
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
  const { kind, language, given } = answered;
  // Numbers are nobody's language, nor is what staff look for the question's.
  const languages = {
    name: kind === 'MATCHING' ? language : undefined,
    given: kind === 'NUMERIC' ? undefined : language,
    correct: kind === 'NUMERIC' || kind === 'ESSAY' ? undefined : language,
  };
  return (
    <dl className={styles.rows}>
      {answerRows(answered).map((row) => (
        <div key={row.id} className={styles.row}>
          {row.name !== '' && (
            <dt className={styles.name} lang={languages.name}>
              {row.name}
            </dt>
          )}
          {given !== undefined && <GivenValue row={row} language={languages.given} />}
          {row.correct !== '' && (
            <dd className={styles.value}>
              <span className={styles.label}>
                {kind === 'ESSAY'
                  ? t('authoring.exam.guidance')
                  : t('resources.examResults.correctAnswer')}
              </span>
              <span lang={languages.correct}>{row.correct}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface GivenValueProps {
  readonly row: AnswerRow;
  readonly language: string | undefined;
}

/** What was answered; sign and word say whether it is right, where parts were marked. */
function GivenValue({ row: { given, right }, language }: GivenValueProps) {
  const t = useT();
  return (
    <dd
      className={classNames(
        styles.value,
        right && styles.isRight,
        right === false && styles.isWrong,
      )}
    >
      <span className={styles.label}>
        {right !== undefined && <Icon path={right ? checkPath : closePath} size="small" />}
        {t('authoring.exam.given')}
        {right !== undefined &&
          ` · ${right ? t('authoring.exam.givenRight') : t('authoring.exam.givenWrong')}`}
      </span>
      <span lang={given === '' ? undefined : language}>
        {given === '' ? t('resources.examResults.notAnswered') : given}
      </span>
    </dd>
  );
}
