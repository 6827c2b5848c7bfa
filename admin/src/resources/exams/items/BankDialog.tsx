import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, DataState, EmptyState, Modal, TextField } from '@lampstand/ui';
import { newRecordId } from '../../../shared/new-record-id.ts';
import { kindNames } from '../../../shared/questions/kind-names.ts';
import type { AddDialogsProps } from './adding.ts';
import styles from './BankDialog.module.css';
import type { BankQuestion } from './exam-bank.binding.ts';

/** Questions of the course's bank, found by their words; several at once. */
export function BankDialog({ courseId, taken, onAdd, onClose }: Omit<AddDialogsProps, 'adding'>) {
  const t = useT();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankQuestion>>(new Map());
  const sought = useDeferredValue(q.trim());
  const { data, total, isPending, error, refetch } = useGetList<BankQuestion>('examBank', {
    filter: { courseId, ...(sought === '' ? {} : { q: sought }) },
    pagination: { page: 1, perPage: 25 },
  });
  const there = new Set(taken.map(({ asked }) => asked?.id));
  const toggle = (question: BankQuestion) => {
    const next = new Map(chosen);
    if (!next.delete(question.id)) next.set(question.id, question);
    setChosen(next);
  };
  const add = () => onAdd([...chosen.values()].map(toItem));
  return (
    <Modal
      title={t('authoring.exam.fromBank')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button disabled={chosen.size === 0} onClick={add}>
            {t('authoring.exam.addChosen', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <TextField
        type="search"
        label={t('authoring.exam.searchBank')}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={(questions) => questions.length === 0}
        empty={<EmptyState title={t('authoring.exam.bankEmpty')} />}
        onRetry={() => void refetch()}
      >
        {(questions) => (
          <ul className={styles.questions} aria-label={t('authoring.exam.bankFound')}>
            {questions.map((question) => (
              <li key={question.id} className={styles.question}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={there.has(question.id) || chosen.has(question.id)}
                    disabled={there.has(question.id)}
                    onChange={() => toggle(question)}
                  />
                  <span className={styles.title}>{question.title}</span>
                </label>
                <span className={styles.kind}>
                  {there.has(question.id) ? t('authoring.exam.there') : t(kindNames[question.kind])}
                </span>
              </li>
            ))}
          </ul>
        )}
      </DataState>
      {data && total !== undefined && total > data.length && (
        <p className={styles.kind}>
          {t('authoring.exam.bankMore', { count: total - data.length })}
        </p>
      )}
    </Modal>
  );
}

function toItem({ latest, ...question }: BankQuestion) {
  return {
    id: newRecordId(),
    points: 1,
    asked: {
      ...question,
      latest: { __typename: latest.__typename, id: latest.id, number: latest.number },
    },
    version: latest,
  };
}
