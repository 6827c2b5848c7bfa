import { Checkbox } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Card } from '@lampstand/ui';
import { useShowError } from '../../../shared/form/useShowError.ts';
import { newRecordId } from '../../../shared/new-record-id.ts';
import { kindNames } from '../../../shared/questions/kind-names.ts';
import type { FileToImport } from './ImportFile.tsx';
import { LossList } from './LossList.tsx';
import styles from './PlannedQuestions.module.css';
import type { PlannedQuestion } from './question-files.binding.ts';

export interface PlannedQuestionsProps {
  readonly file: FileToImport;
  readonly planned: readonly PlannedQuestion[];
  readonly onBack: () => void;
  readonly onDone: (ids: readonly string[]) => void;
}

/** The questions of a file, what each loses and which cannot come in; those that are chosen come in. */
export function PlannedQuestions({ file, planned, onBack, onDone }: PlannedQuestionsProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const showError = useShowError();
  const possible = planned.filter(({ refused }) => !refused).map(({ index }) => index);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(possible));
  // The same import however often it is sent.
  const [id] = useState(newRecordId);
  const [working, setWorking] = useState(false);

  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };

  async function takeIn() {
    setWorking(true);
    try {
      const indexes = [...chosen].toSorted((a, b) => a - b);
      const { data } = await dataProvider.create('questionImports', {
        data: { id, ...file, indexes },
      });
      onDone(data.questionIds);
    } catch (error) {
      showError(error);
      setWorking(false);
    }
  }

  return (
    <Card>
      <ul className={styles.list}>
        {planned.map((question) => (
          <li key={question.index} className={styles.question}>
            <Checkbox
              checked={chosen.has(question.index)}
              disabled={Boolean(question.refused)}
              onChange={() => toggle(question.index)}
              slotProps={{ input: { 'aria-label': question.title } }}
            />
            <Planned question={question} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button disabled={chosen.size === 0} loading={working} onClick={() => void takeIn()}>
          {t('resources.questions.takeIn', { count: chosen.size })}
        </Button>
        <Button variant="outlined" onClick={onBack}>
          {t('common.back')}
        </Button>
      </div>
    </Card>
  );
}

function Planned({ question }: { readonly question: PlannedQuestion }) {
  const t = useT();
  const { title, kind, refused, losses } = question;
  return (
    <div className={styles.words}>
      <strong>{title}</strong>
      {kind && <p>{t(kindNames[kind])}</p>}
      {refused && (
        <p className={styles.refused}>{t('resources.questions.refused', { reason: refused })}</p>
      )}
      {!refused && losses.length === 0 && <p>{t('resources.questions.noLoss')}</p>}
      {!refused && losses.length > 0 && (
        <>
          <p>{t('resources.questions.lossTitle')}</p>
          <LossList losses={losses} />
        </>
      )}
    </div>
  );
}
