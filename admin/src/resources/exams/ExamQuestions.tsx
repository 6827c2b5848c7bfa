import { useT } from '@lampstand/i18n/react';
import { Card, checkPath, EmptyState, Icon, VisuallyHidden } from '@lampstand/ui';
import type { ExamRecord } from './exam-form.ts';
import styles from './ExamQuestions.module.css';

export interface ExamQuestionsProps {
  readonly questions: ExamRecord['questions'];
}

/** The questions in their order, each with its points; the correct answer is marked. */
export function ExamQuestions({ questions }: ExamQuestionsProps) {
  const t = useT();
  return (
    <Card title={t('resources.exams.fields.questions')}>
      {questions.length === 0 ? (
        <EmptyState title={t('resources.exams.noQuestions')} />
      ) : (
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.id} className={styles.question}>
              <p className={styles.text}>{question.text}</p>
              <p className={styles.points}>
                {t('resources.exams.points', { count: question.points })}
              </p>
              <ul className={styles.choices}>
                {question.choices.map((choice, at) => (
                  <li key={choice.id} className={choice.correct ? styles.correct : styles.choice}>
                    {choice.correct && <Icon path={checkPath} size="small" />}
                    {question.kind === 'SINGLE_CHOICE' && choice.text}
                    {question.kind === 'TRUE_FALSE' &&
                      (at === 0
                        ? t('resources.exams.answerTrue')
                        : t('resources.exams.answerFalse'))}
                    {choice.correct && (
                      <VisuallyHidden>{` (${t('resources.exams.correctAnswer')})`}</VisuallyHidden>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
