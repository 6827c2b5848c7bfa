import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Card, EmptyState, StatusChip } from '@lampstand/ui';
import { withNumberedBlanks } from '../../shared/answers/answer-rows.rules.ts';
import { AnswerRows } from '../../shared/answers/AnswerRows.tsx';
import type { ExamResultAnswerFragment } from './exam-results.generated.ts';
import styles from './ResultAnswers.module.css';

/** Each question with what was answered, what would have been right, and what it earned. */
export function ResultAnswers({
  answers,
}: {
  readonly answers: readonly ExamResultAnswerFragment[];
}) {
  const t = useT();
  return (
    <Card title={t('resources.examResults.answers')}>
      {answers.length === 0 ? (
        <EmptyState title={t('resources.examResults.noAnswers')} />
      ) : (
        <ol className={styles.answers}>
          {answers
            .toSorted((a, b) => a.position - b.position)
            .map((answer) => (
              <li key={answer.id}>
                <ResultAnswer answer={answer} />
              </li>
            ))}
        </ol>
      )}
    </Card>
  );
}

/** One question as it was answered and marked. */
export function ResultAnswer({ answer }: { readonly answer: ExamResultAnswerFragment }) {
  const t = useT();
  const language = localeOf(answer.textLocale).bcp47;
  const { text, parts, earned, points, comment } = answer;
  return (
    <>
      <p className={styles.text} lang={language}>
        {withNumberedBlanks(text, parts)}
      </p>
      <p className={styles.points}>
        {earned === null ? (
          <StatusChip tone="info">{t('authoring.marking.unmarked', { count: points })}</StatusChip>
        ) : (
          t('resources.examResults.pointsOf', { earned, total: points })
        )}
      </p>
      <AnswerRows answered={{ ...answer, language }} />
      {comment && (
        <p className={styles.comment}>{t('authoring.marking.commentGiven', { text: comment })}</p>
      )}
    </>
  );
}
