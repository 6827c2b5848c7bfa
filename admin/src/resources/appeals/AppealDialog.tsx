import { useState } from 'react';
import {
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  required,
  TextInput,
  useDataProvider,
  useNotify,
  useShowContext,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { DialogForm } from '../../shared/form/DialogForm.tsx';
import type { DecisionForm, OpinionForm } from './appeals.binding.ts';
import type { AppealRecordFragment } from './appeals.generated.ts';

export type AppealAct = 'accept' | 'decline' | 'ask';

export interface AppealDialogProps {
  readonly appeal: AppealRecordFragment;
  readonly act: AppealAct;
  readonly onClose: () => void;
}

const titles = {
  accept: 'resources.appeals.acceptTitle',
  decline: 'resources.appeals.declineTitle',
  ask: 'resources.appeals.askSecondReader',
} as const;

const buttons = {
  accept: 'resources.appeals.accept',
  decline: 'resources.appeals.decline',
  ask: 'resources.appeals.askSecondReader',
} as const;

/** Decides an appeal or hands it on, with the words that go with it. */
export function AppealDialog({ appeal, act, onClose }: AppealDialogProps) {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { refetch } = useShowContext();
  const [start] = useState({});

  async function save(values: Partial<DecisionForm & OpinionForm>) {
    const data = act === 'ask' ? values : { ...values, accepted: act === 'accept' };
    const meta = { ask: act === 'ask' };
    try {
      await dataProvider.update('appeals', { id: appeal.id, data, previousData: appeal, meta });
    } finally {
      // Also where somebody else was first: the page then shows what they did.
      await refetch();
    }
    notify(act === 'ask' ? 'resources.appeals.asked' : 'resources.appeals.decided', {
      type: 'success',
      messageArgs: { name: appeal.person.fullName },
    });
    onClose();
  }

  return (
    <DialogForm<DecisionForm & OpinionForm>
      title={t(titles[act])}
      resource="appeals"
      start={start}
      submitLabel={buttons[act]}
      onSave={save}
      onClose={onClose}
    >
      {act !== 'ask' && <p>{t('resources.appeals.final')}</p>}
      {act === 'accept' && <p>{t('resources.appeals.acceptHint')}</p>}
      <TextInput
        source={act === 'ask' ? 'opinion' : 'answer'}
        multiline
        minRows={3}
        helperText={
          act === 'ask' ? 'resources.appeals.opinionHint' : 'resources.appeals.answerHint'
        }
        validate={words}
      />
      {act === 'accept' && appeal.takesMinutes && (
        <NumberInput
          source="minutes"
          helperText="resources.appeals.minutesHint"
          validate={time}
          min={1}
          max={240}
        />
      )}
    </DialogForm>
  );
}

const words = [required(), minLength(3), maxLength(4000)];
const time = [minValue(1), maxValue(240)];
