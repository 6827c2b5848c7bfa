import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { checkPath, classNames, flagPath, Icon } from '@lampstand/ui';
import { stepSearch, type AttemptStep } from './attempt-step.rules.ts';
import styles from './QuestionNavigator.module.css';

/** What the navigator and the review know of a question. */
export interface QuestionItem {
  readonly _id: string;
  readonly answered: boolean;
  /** Answered here, and the server could not be reached yet. */
  readonly waiting: boolean;
  /** Marked for later. */
  readonly flagged: boolean;
}

export interface QuestionNavigatorProps {
  readonly items: readonly QuestionItem[];
  readonly step: AttemptStep;
}

/** All questions as small squares: which are answered, which one shows; each leads to its own. */
export function QuestionNavigator({ items, step }: QuestionNavigatorProps) {
  const t = useT();
  const stateOf = ({ answered, waiting }: QuestionItem, number: number) => {
    if (waiting) return t('exam.unsavedItem', { number });
    return answered ? t('exam.answeredItem', { number }) : t('exam.unansweredItem', { number });
  };
  const name = (item: QuestionItem, number: number) =>
    item.flagged
      ? t('learning.exam.flaggedItem', { item: stateOf(item, number) })
      : stateOf(item, number);
  return (
    <nav className={styles.navigator} aria-label={t('exam.allQuestions')}>
      <p className={styles.title} aria-hidden="true">
        {t('exam.allQuestions')}
      </p>
      <ol className={styles.items}>
        {items.map((item, at) => (
          <li key={item._id}>
            <Link
              className={classNames(
                styles.item,
                item.answered && styles.answered,
                item.waiting && styles.waiting,
              )}
              to={stepSearch(at + 1)}
              aria-label={name(item, at + 1)}
              aria-current={step === at + 1 ? 'step' : undefined}
            >
              {at + 1}
              {item.answered && !item.waiting && <Icon path={checkPath} size="small" />}
              {item.flagged && <Icon path={flagPath} size="small" />}
            </Link>
          </li>
        ))}
      </ol>
      <Link
        className={styles.review}
        to={stepSearch('review')}
        aria-current={step === 'review' ? 'step' : undefined}
      >
        {t('exam.review')}
      </Link>
    </nav>
  );
}
