import { useFormat, useT } from '@lampstand/i18n/react';
import { chevronDownPath, chevronRightPath, Icon } from '@lampstand/ui';
import { kindNames } from '../../../shared/questions/kind-names.ts';
import type { AnalysedQuestion } from './item-analysis.binding.ts';
import styles from './ItemAnalysis.module.css';
import type { useFolding } from './useFolding.ts';

export interface QuestionNameProps {
  readonly question: AnalysedQuestion;
  readonly folding: ReturnType<typeof useFolding>;
}

/** What the question asks, as the button that unfolds it. */
export function QuestionName({ question, folding: { id, open, toggle } }: QuestionNameProps) {
  const t = useT();
  const { formatNumber } = useFormat();
  return (
    <button
      type="button"
      className={styles.unfold}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={toggle}
    >
      <Icon path={open ? chevronDownPath : chevronRightPath} size="small" />
      <span>
        {`${formatNumber(question.position)}. ${question.text}`}
        <span className={styles.kind}>{t(kindNames[question.kind])}</span>
      </span>
    </button>
  );
}
