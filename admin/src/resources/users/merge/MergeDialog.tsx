import { useState } from 'react';
import { useDataProvider, useGetOne, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import {
  Alert,
  Button,
  Form,
  Modal,
  Spinner,
  type FormValues,
  type SubmitAnswer,
} from '@lampstand/ui';
import { refusalOf } from '../../../shared/form/refusal-of.ts';
import { ReasonField } from '../ReasonField.tsx';
import type { UserRecord } from '../users.binding.ts';
import styles from './Merge.module.css';
import { MergeChoices } from './MergeChoices.tsx';
import type { MergeField } from './merge.generated.ts';
import { MergePreview } from './MergePreview.tsx';

export interface MergeDialogProps {
  readonly oneId: string;
  readonly otherId: string;
  readonly onOver: () => void;
}

/** Two accounts side by side: which is kept, which value of each field stays, and what moves. */
export function MergeDialog({ oneId, otherId, onOver }: MergeDialogProps) {
  const t = useT();
  const [swapped, setSwapped] = useState(false);
  const one = useGetOne<UserRecord>('users', { id: oneId });
  const other = useGetOne<UserRecord>('users', { id: otherId });
  const [keep, gone] = swapped ? [other, one] : [one, other];
  const error: unknown = keep.error ?? gone.error;
  return (
    <>
      {keep.data && gone.data ? (
        <Merger
          key={keep.data.id}
          keep={keep.data}
          gone={gone.data}
          onSwap={() => setSwapped(!swapped)}
          onOver={onOver}
        />
      ) : (
        <Modal title={t('admin.merge.mergeTitle')} onClose={onOver}>
          {error instanceof Error ? <Alert severity="danger">{error.message}</Alert> : <Spinner />}
        </Modal>
      )}
    </>
  );
}

interface MergerProps {
  readonly keep: UserRecord;
  readonly gone: UserRecord;
  readonly onSwap: () => void;
  readonly onOver: () => void;
}

function Merger({ keep, gone, onSwap, onOver }: MergerProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [taken, setTaken] = useState<readonly MergeField[]>([]);

  async function merge(values: FormValues): Promise<SubmitAnswer> {
    try {
      const { data } = await dataProvider.create('duplicateUsers', {
        data: {
          keepId: keep.id,
          goneId: gone.id,
          keepVersion: keep.version,
          goneVersion: gone.version,
          taken: [...taken],
          reason: values.text('reason'),
        },
      });
      notify('admin.merge.done', { type: 'success', messageArgs: { name: data.fullName } });
    } catch (error) {
      refresh();
      return refusalOf(error);
    }
    refresh();
    onOver();
    return undefined;
  }

  return (
    <Modal title={t('admin.merge.mergeTitle')} onClose={onOver}>
      <p>{t('admin.merge.body')}</p>
      <MergeChoices keep={keep} gone={gone} taken={taken} onTaken={setTaken} />
      <p className={styles.swap}>
        <Button variant="outlined" size="small" onClick={onSwap}>
          {t('admin.merge.swap')}
        </Button>
      </p>
      <MergePreview keepId={keep.id} goneId={gone.id} />
      <Form
        id="merge"
        submitLabel={t('admin.merge.merge')}
        guard={false}
        onSubmit={merge}
        onCancel={onOver}
      >
        <ReasonField label={t('admin.merge.reason')} hint={t('admin.merge.reasonHint')} rows={2} />
      </Form>
    </Modal>
  );
}
