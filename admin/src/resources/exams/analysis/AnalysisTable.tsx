import { useT } from '@lampstand/i18n/react';
import type { AnalysedQuestion } from './item-analysis.binding.ts';
import styles from './ItemAnalysis.module.css';
import { QuestionName } from './QuestionName.tsx';
import { Unfolded, type UnfoldedProps } from './Unfolded.tsx';
import { useFigures } from './useFigures.ts';
import { useFolding } from './useFolding.ts';
import { Verdicts } from './Verdicts.tsx';

export interface AnalysisTableProps {
  readonly questions: readonly AnalysedQuestion[];
  readonly onRegrade: (question: AnalysedQuestion) => void;
}

/** The figures of each question; unfolded, its choices, campuses and languages. */
export function AnalysisTable({ questions, onRegrade }: AnalysisTableProps) {
  const t = useT();
  return (
    <div
      className={styles.scroll}
      tabIndex={0}
      role="region"
      aria-label={t('authoring.exam.analysis')}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('resources.exams.fields.question')}</th>
            <th scope="col">{t('authoring.exam.answered')}</th>
            <th scope="col">{t('authoring.exam.difficulty')}</th>
            <th scope="col">{t('authoring.exam.discrimination')}</th>
            <th scope="col">{t('authoring.exam.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} onRegrade={onRegrade} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function QuestionRow({ question, onRegrade }: UnfoldedProps) {
  const folding = useFolding();
  const { answered, difficulty, discrimination } = useFigures(question);
  return (
    <>
      <tr>
        <th scope="row">
          <QuestionName question={question} folding={folding} />
        </th>
        <td>{answered}</td>
        <td>{difficulty}</td>
        <td>{discrimination}</td>
        <td>
          <Verdicts question={question} />
        </td>
      </tr>
      {folding.open && (
        <tr id={folding.id}>
          <td colSpan={5}>
            <Unfolded question={question} onRegrade={onRegrade} />
          </td>
        </tr>
      )}
    </>
  );
}
