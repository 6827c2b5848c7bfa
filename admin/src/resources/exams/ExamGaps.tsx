import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { hinders, type Gap } from './exam-gaps.ts';
import styles from './ExamGaps.module.css';

/** What is missing in an exam, each in a line; nothing where nothing is. */
export function ExamGaps({ gaps }: { readonly gaps: readonly Gap[] }) {
  const t = useT();
  const told = gaps.filter(({ kind }) => kind === 'answersTold');
  return (
    <>
      <Missing gaps={gaps.filter(({ kind }) => kind !== 'answersTold')} />
      {told.length > 0 && <Alert severity="warning">{t('authoring.exam.answersTold')}</Alert>}
    </>
  );
}

function Missing({ gaps }: { readonly gaps: readonly Gap[] }) {
  const t = useT();
  if (gaps.length === 0) return <Alert severity="success">{t('authoring.exam.complete')}</Alert>;
  const hindered = gaps.some(hinders);
  return (
    <Alert
      severity={hindered ? 'warning' : 'info'}
      title={hindered ? t('authoring.exam.missing') : t('authoring.exam.missingSome')}
    >
      <ul className={styles.gaps}>
        {gaps.map((gap) => (
          <li key={JSON.stringify(gap)}>
            <GapWords gap={gap} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function GapWords({ gap }: { readonly gap: Gap }) {
  const t = useT();
  switch (gap.kind) {
    case 'noQuestions':
      return t('authoring.exam.gapNoQuestions');
    case 'poolTooSmall':
      return t('authoring.exam.gapPool', { pool: gap.pool, draw: gap.draw, count: gap.has });
    case 'translationUntitled':
      return t('authoring.exam.gapUntitled', { language: localeOf(gap.locale).label });
    case 'untranslated':
      return t('authoring.exam.gapUntranslated', {
        language: localeOf(gap.locale).label,
        count: gap.questions.length,
        questions: gap.questions.slice(0, longestList).join(' · '),
      });
    case 'answersTold':
      return t('authoring.exam.answersTold');
  }
}

/** Questions that are named; the number says how many there are. */
const longestList = 3;
