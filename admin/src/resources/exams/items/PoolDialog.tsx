import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import {
  Button,
  ButtonLink,
  DataState,
  EmptyState,
  Modal,
  SelectField,
  TextField,
} from '@lampstand/ui';
import { newRecordId } from '../../../shared/new-record-id.ts';
import type { AddDialogsProps } from './adding.ts';
import type { BankPool } from './exam-bank.binding.ts';

/** A pool of the course, and how many questions each student is asked of it. */
export function PoolDialog(props: Omit<AddDialogsProps, 'adding'>) {
  const { courseId, taken, onAdd, onClose } = props;
  const t = useT();
  const [poolId, setPoolId] = useState('');
  const [draw, setDraw] = useState('1');
  const { data, isPending, error, refetch } = useGetList<BankPool>('examPools', {
    filter: { courseId },
    pagination: { page: 1, perPage: 200 },
  });
  const there = new Set(taken.map(({ pool }) => pool?.id));
  const free = data?.filter(({ id }) => !there.has(id));
  const pool = free?.find(({ id }) => id === poolId);
  const wanted = Number(draw);
  const fits = pool && Number.isInteger(wanted) && wanted >= 1 && wanted <= pool.questionCount;
  const add = () => {
    if (pool) onAdd([{ id: newRecordId(), points: 1, pool, draw: wanted }]);
  };
  return (
    <Modal
      title={t('authoring.exam.fromPool')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button disabled={!fits} onClick={add}>
            {t('common.add')}
          </Button>
        </>
      }
    >
      <p>{t('authoring.exam.poolBody')}</p>
      <DataState
        loading={isPending}
        error={error}
        data={free}
        isEmpty={(pools) => pools.length === 0}
        empty={
          <EmptyState
            title={t('authoring.exam.noPools')}
            action={
              <ButtonLink variant="outlined" to="/question-pools">
                {t('authoring.exam.toPools')}
              </ButtonLink>
            }
          />
        }
        onRetry={() => void refetch()}
      >
        {(pools) => (
          <>
            <SelectField
              label={t('authoring.exam.pool')}
              options={pools.map(({ id, name, questionCount }) => ({
                value: id,
                label: `${name} (${questionCount})`,
              }))}
              value={poolId}
              onChange={({ target }) => setPoolId(target.value)}
            />
            <TextField
              type="number"
              min={1}
              label={t('authoring.exam.draw')}
              value={draw}
              error={
                pool && !fits
                  ? t('authoring.exam.drawMost', { count: pool.questionCount })
                  : undefined
              }
              onChange={({ target }) => setDraw(target.value)}
            />
          </>
        )}
      </DataState>
    </Modal>
  );
}
