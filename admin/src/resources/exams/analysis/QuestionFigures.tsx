import { useFormat, useT } from '@lampstand/i18n/react';
import { checkPath, Icon, StatusChip, VisuallyHidden } from '@lampstand/ui';
import type { AnalysedQuestion, AnalysisFigures } from './item-analysis.binding.ts';
import styles from './ItemAnalysis.module.css';

/** How often each choice was taken, and how campuses and languages differ. */
export function QuestionFigures({ question }: { readonly question: AnalysedQuestion }) {
  const t = useT();
  const { formatNumber } = useFormat();
  const { choices, byRegion, byLocale } = question;
  return (
    <div className={styles.figures}>
      {choices.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('authoring.exam.choiceCounts')}</h3>
          <ul className={styles.counts}>
            {choices.map(({ partId, text, correct, count }) => (
              <li key={partId} className={styles.count}>
                <span className={styles.choice}>
                  {correct && <Icon path={checkPath} size="small" />}
                  {text}
                  {correct && (
                    <VisuallyHidden>{` (${t('resources.examResults.correctAnswer')})`}</VisuallyHidden>
                  )}
                </span>
                <span>{formatNumber(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Cut title={t('authoring.exam.byRegion')} figures={byRegion} />
      <Cut title={t('authoring.exam.byLocale')} figures={byLocale} />
    </div>
  );
}

interface CutProps {
  readonly title: string;
  readonly figures: readonly AnalysisFigures[];
}

function Cut({ title, figures }: CutProps) {
  const t = useT();
  const { formatNumber, formatPercent } = useFormat();
  if (figures.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.counts}>
        {figures.map(({ key, name, answered, difficulty, outlier }) => (
          <li key={key} className={styles.count}>
            <span>
              {`${name} (${formatNumber(answered)}) `}
              {outlier && <StatusChip tone="warning">{t('authoring.exam.outlier')}</StatusChip>}
            </span>
            <span>{formatPercent(difficulty)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
