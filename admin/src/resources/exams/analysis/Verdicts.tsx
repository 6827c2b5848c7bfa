import { useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { verdictOf } from './analysis.rules.ts';
import type { AnalysedQuestion } from './item-analysis.binding.ts';

export interface VerdictsProps {
  readonly question: AnalysedQuestion;
}

/** What the figures say, and for whom they are unusual. */
export function Verdicts({ question }: VerdictsProps) {
  const t = useT();
  const verdict = verdictOf(question);
  const outliers = [...question.byRegion, ...question.byLocale].filter(({ outlier }) => outlier);
  return (
    <>
      <StatusChip tone={tones[verdict]}>{t(names[verdict])}</StatusChip>
      {outliers.map(({ key, name }) => (
        <StatusChip key={key} tone="warning">
          {t('authoring.exam.outlierIn', { name })}
        </StatusChip>
      ))}
    </>
  );
}

const tones = {
  tooFew: 'neutral',
  wrongKey: 'danger',
  tellsLittle: 'warning',
  hard: 'warning',
  easy: 'info',
  fine: 'success',
} as const;

const names = {
  tooFew: 'authoring.exam.verdictTooFew',
  wrongKey: 'authoring.exam.verdictWrongKey',
  tellsLittle: 'authoring.exam.verdictTellsLittle',
  hard: 'authoring.exam.verdictHard',
  easy: 'authoring.exam.verdictEasy',
  fine: 'authoring.exam.verdictFine',
} as const;
