import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, Card, DataState, EmptyState, SelectField } from '@lampstand/ui';
import { downloadText } from '../../../shared/export/download-text.ts';
import { useCsvWriter } from '../../../shared/export/useCsvWriter.ts';
import { usePhone } from '../../../shared/list/usePhone.ts';
import type { ExamRecord } from '../exam-form.ts';
import { useExamGroups } from '../windows/useExamGroups.ts';
import { analysisTable } from './analysis-table.ts';
import { AnalysisList } from './AnalysisList.tsx';
import { AnalysisTable } from './AnalysisTable.tsx';
import { DifficultyChart } from './DifficultyChart.tsx';
import type { AnalysedQuestion } from './item-analysis.binding.ts';
import styles from './ItemAnalysis.module.css';
import { RegradeDialog } from './RegradeDialog.tsx';

/** What the questions of an exam tell: how hard they are, and whether they tell students apart. */
export function ItemAnalysisTab({ exam }: { readonly exam: ExamRecord }) {
  const t = useT();
  const csvWriter = useCsvWriter();
  const Figures = usePhone() ? AnalysisList : AnalysisTable;
  const { formatNumber } = useFormat();
  const [groupId, setGroupId] = useState('');
  const [regrading, setRegrading] = useState<AnalysedQuestion>();
  const { data: groups = [] } = useExamGroups(exam.courseId);
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<AnalysedQuestion>('examAnalysis', { filter: { examId: exam.id, groupId } });

  async function download(questions: readonly AnalysedQuestion[]) {
    const toCsv = await csvWriter();
    if (!toCsv) return;
    const { header, rows } = analysisTable(questions, t);
    downloadText(toCsv(header, rows), `${exam.title}.csv`, 'text/csv;charset=utf-8');
  }

  return (
    <Card
      title={t('authoring.exam.analysis')}
      actions={
        data &&
        total > 0 && (
          <Button
            size="small"
            variant="outlined"
            data-print="hide"
            onClick={() => void download(data)}
          >
            {t('common.download')}
          </Button>
        )
      }
    >
      <div className={styles.filter}>
        <SelectField
          label={t('common.group')}
          autoPickFirst
          options={[
            { value: '', label: t('common.all') },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={groupId}
          onChange={({ target }) => setGroupId(target.value)}
        />
      </div>
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={() => total === 0}
        empty={<EmptyState title={t('authoring.exam.noResults')} />}
        onRetry={() => void refetch()}
      >
        {(questions) => (
          <>
            <p className={styles.hint}>
              {t('authoring.exam.analysisHint', { count: formatNumber(total) })}
            </p>
            <DifficultyChart questions={questions} />
            <Figures questions={questions} onRegrade={setRegrading} />
          </>
        )}
      </DataState>
      {regrading && (
        <RegradeDialog
          questionId={regrading.id}
          locale={exam.locale}
          onDone={() => {
            setRegrading(undefined);
            void refetch();
          }}
          onClose={() => setRegrading(undefined)}
        />
      )}
    </Card>
  );
}
