import { useId, useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, chevronDownPath, chevronRightPath, Icon, StatusChip } from '@lampstand/ui';
import { useMay } from '../../../auth/useMay.ts';
import { kindNames } from '../../../shared/questions/kind-names.ts';
import { verdictOf } from './analysis.rules.ts';
import type { AnalysedQuestion } from './item-analysis.binding.ts';
import styles from './ItemAnalysis.module.css';
import { QuestionFigures } from './QuestionFigures.tsx';

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

interface QuestionRowProps {
  readonly question: AnalysedQuestion;
  readonly onRegrade: (question: AnalysedQuestion) => void;
}

function QuestionRow({ question, onRegrade }: QuestionRowProps) {
  const t = useT();
  const may = useMay();
  const id = useId();
  const { formatNumber, formatPercent } = useFormat();
  const [open, setOpen] = useState(false);
  const { position, text, kind, answered, difficulty, discrimination } = question;
  const verdict = verdictOf(question);
  const outliers = [...question.byRegion, ...question.byLocale].filter(({ outlier }) => outlier);
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon path={open ? chevronDownPath : chevronRightPath} size="small" />
            <span>
              {`${formatNumber(position)}. ${text}`}
              <span className={styles.kind}>{t(kindNames[kind])}</span>
            </span>
          </button>
        </th>
        <td>{formatNumber(answered)}</td>
        <td>{formatPercent(difficulty)}</td>
        <td>{discrimination === null ? '–' : formatNumber(discrimination, twoDigits)}</td>
        <td>
          <StatusChip tone={tones[verdict]}>{t(names[verdict])}</StatusChip>
          {outliers.map(({ key, name }) => (
            <StatusChip key={key} tone="warning">
              {t('authoring.exam.outlierIn', { name })}
            </StatusChip>
          ))}
        </td>
      </tr>
      {open && (
        <tr id={id}>
          <td colSpan={5}>
            <QuestionFigures question={question} />
            {may('edit', 'exams') && (
              <Button size="small" variant="outlined" onClick={() => onRegrade(question)}>
                {t('authoring.exam.regrade')}
              </Button>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

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
