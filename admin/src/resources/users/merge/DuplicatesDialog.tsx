import { useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, DataState, Modal } from '@lampstand/ui';
import type { DuplicatePair } from './merge.binding.ts';
import { reasonNames } from './merge-words.ts';
import styles from './Merge.module.css';
import { MergeDialog } from './MergeDialog.tsx';

export interface DuplicatesDialogProps {
  readonly onClose: () => void;
}

/** Pairs of accounts that may be of one person, and the way to make one of two. */
export function DuplicatesDialog({ onClose }: DuplicatesDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState<DuplicatePair>();
  const { data, isPending, error, refetch } = useGetList<DuplicatePair>('duplicateUsers');
  if (chosen) {
    const over = () => {
      setChosen(undefined);
      void refetch();
    };
    return <MergeDialog oneId={chosen.oneId} otherId={chosen.otherId} onOver={over} />;
  }
  return (
    <Modal title={t('admin.merge.title')} onClose={onClose}>
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={(pairs) => pairs.length === 0}
        empty={<p>{t('admin.merge.none')}</p>}
        onRetry={() => void refetch()}
      >
        {(pairs) => (
          <ul className={styles.pairs}>
            {pairs.map((pair) => (
              <PairRow key={pair.id} pair={pair} onCompare={() => setChosen(pair)} />
            ))}
          </ul>
        )}
      </DataState>
    </Modal>
  );
}

interface PairRowProps {
  readonly pair: DuplicatePair;
  readonly onCompare: () => void;
}

interface Person {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
}

function PairRow({ pair, onCompare }: PairRowProps) {
  const t = useT();
  const ids = [pair.oneId, pair.otherId];
  const { data: people = [] } = useGetMany<Person>('users', { ids });
  return (
    <li className={styles.pair}>
      <div>
        {ids.map((id) => {
          const person = people.find((each) => each?.id === id);
          return (
            <p key={id} className={styles.person}>
              <strong>{person?.fullName ?? '…'}</strong> {person?.email}
            </p>
          );
        })}
        <p className={styles.facts}>
          {pair.reasons.map((reason) => t(reasonNames[reason])).join(', ')}
        </p>
      </div>
      <Button variant="outlined" size="small" onClick={onCompare}>
        {t('admin.merge.compare')}
      </Button>
    </li>
  );
}
