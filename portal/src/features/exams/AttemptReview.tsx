import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Alert, Card } from '@lampstand/ui';
import { stepSearch } from './attempt-step.rules.ts';
import styles from './AttemptReview.module.css';
import type { QuestionItem } from './QuestionNavigator.tsx';

export interface AttemptReviewProps {
  readonly items: readonly QuestionItem[];
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The last look before the end: what is unanswered or marked, each a step away. */
export function AttemptReview({ items, headingRef }: AttemptReviewProps) {
  const t = useT();
  const open = items.flatMap(({ answered }, at) => (answered ? [] : [at + 1]));
  const flagged = items.flatMap((item, at) => (item.flagged ? [at + 1] : []));
  return (
    <Card>
      <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
        {t('exam.reviewTitle')}
      </h2>
      {open.length === 0 ? (
        <Alert severity="success">{t('exam.allAnswered')}</Alert>
      ) : (
        <>
          <Alert severity="warning">{t('exam.unanswered', { count: open.length })}</Alert>
          <Steps numbers={open} />
        </>
      )}
      {flagged.length > 0 && (
        <>
          <Alert>{t('learning.exam.flagged', { count: flagged.length })}</Alert>
          <Steps numbers={flagged} />
        </>
      )}
    </Card>
  );
}

/** Ways to questions by their numbers. */
function Steps({ numbers }: { readonly numbers: readonly number[] }) {
  const t = useT();
  return (
    <ul className={styles.open}>
      {numbers.map((number) => (
        <li key={number}>
          <Link className={styles.link} to={stepSearch(number)}>
            {t('exam.goToQuestion', { number })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
