import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { useMay } from '../../../auth/useMay.ts';
import type { AnalysedQuestion } from './item-analysis.binding.ts';
import { QuestionFigures } from './QuestionFigures.tsx';

export interface UnfoldedProps {
  readonly question: AnalysedQuestion;
  readonly onRegrade: (question: AnalysedQuestion) => void;
}

/** What is unfolded: choices, campuses and languages, and the way to another key. */
export function Unfolded({ question, onRegrade }: UnfoldedProps) {
  const t = useT();
  const may = useMay();
  return (
    <>
      <QuestionFigures question={question} />
      {may('edit', 'exams') && (
        <Button size="small" variant="outlined" onClick={() => onRegrade(question)}>
          {t('authoring.exam.regrade')}
        </Button>
      )}
    </>
  );
}
