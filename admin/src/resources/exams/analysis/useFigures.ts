import { useFormat } from '@lampstand/i18n/react';
import type { AnalysedQuestion } from './item-analysis.binding.ts';

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** How often a question was answered, how hard it is, how well it tells students apart. */
export function useFigures({ answered, difficulty, discrimination }: AnalysedQuestion) {
  const { formatNumber, formatPercent } = useFormat();
  return {
    answered: formatNumber(answered),
    difficulty: formatPercent(difficulty),
    discrimination: discrimination === null ? '–' : formatNumber(discrimination, twoDigits),
  };
}
