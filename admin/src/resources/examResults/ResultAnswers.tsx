import { useT } from '@lampstand/i18n/react';
import { Card, EmptyState, StatusChip } from '@lampstand/ui';
import type { ExamResultsOneQuery } from './exam-results.generated.ts';
import styles from './ResultAnswers.module.css';

type Answer = ExamResultsOneQuery['examResult']['answers'][number];
type Choice = Answer['choices'][number];

/** Each question with what was chosen and what would have been right. */
export function ResultAnswers({ answers }: { readonly answers: readonly Answer[] }) {
  const t = useT();
  return (
    <Card title={t('resources.examResults.answers')}>
      {answers.length === 0 ? (
        <EmptyState title={t('resources.examResults.noAnswers')} />
      ) : (
        <ol className={styles.answers}>
          {answers.toSorted(byPosition).map((answer) => (
            <li key={answer.id}>
              <p className={styles.text}>{answer.text}</p>
              <p className={styles.points}>
                {t('resources.examResults.pointsOf', {
                  earned: answer.earned,
                  total: answer.points,
                })}
              </p>
              <ul className={styles.choices}>
                {answer.choices.toSorted(byPosition).map((choice, at) => (
                  <li key={choice.id} className={styles.choice}>
                    {choiceText(
                      answer.kind,
                      choice,
                      [t('resources.exams.answerTrue'), t('resources.exams.answerFalse')][at],
                    )}
                    <Mark choice={choice} />
                  </li>
                ))}
              </ul>
              {!answer.choices.some(({ chosen }) => chosen) && (
                <StatusChip tone="warning">{t('resources.examResults.notAnswered')}</StatusChip>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Mark({ choice }: { readonly choice: Choice }) {
  const t = useT();
  if (choice.chosen && choice.correct) {
    return <StatusChip tone="success">{t('resources.examResults.chosenCorrect')}</StatusChip>;
  }
  if (choice.chosen) {
    return <StatusChip tone="danger">{t('resources.examResults.chosenWrong')}</StatusChip>;
  }
  if (!choice.correct) return null;
  return <StatusChip>{t('resources.examResults.correctAnswer')}</StatusChip>;
}

/** True/false answers are the wire's words; the reader sees them in their own language. */
function choiceText(kind: Answer['kind'], choice: Choice, word: string | undefined): string {
  return kind === 'TRUE_FALSE' ? (word ?? choice.text) : choice.text;
}

function byPosition(a: { readonly position: number }, b: { readonly position: number }) {
  return a.position - b.position;
}
