import { useT } from '@lampstand/i18n/react';
import type { AnalysisTableProps } from './AnalysisTable.tsx';
import styles from './ItemAnalysis.module.css';
import { QuestionName } from './QuestionName.tsx';
import { Unfolded, type UnfoldedProps } from './Unfolded.tsx';
import { useFigures } from './useFigures.ts';
import { useFolding } from './useFolding.ts';
import { Verdicts } from './Verdicts.tsx';

/** What the table says, where a screen is too narrow for its columns. */
export function AnalysisList({ questions, onRegrade }: AnalysisTableProps) {
  return (
    <ul className={styles.counts}>
      {questions.map((question) => (
        <QuestionItem key={question.id} question={question} onRegrade={onRegrade} />
      ))}
    </ul>
  );
}

function QuestionItem({ question, onRegrade }: UnfoldedProps) {
  const t = useT();
  const folding = useFolding();
  const { answered, difficulty, discrimination } = useFigures(question);
  const figures = [
    [t('authoring.exam.answered'), answered],
    [t('authoring.exam.difficulty'), difficulty],
    [t('authoring.exam.discrimination'), discrimination],
  ] as const;
  return (
    <li className={styles.item}>
      <strong>
        <QuestionName question={question} folding={folding} />
      </strong>
      <dl className={styles.numbers}>
        {figures.map(([label, value]) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Verdicts question={question} />
      {folding.open && (
        <div id={folding.id} className={styles.unfolded}>
          <Unfolded question={question} onRegrade={onRegrade} />
        </div>
      )}
    </li>
  );
}
