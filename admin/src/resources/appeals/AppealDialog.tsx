import {
  maxValue,
  minValue,
  NumberInput,
  required,
  useDataProvider,
  useShowContext,
} from 'react-admin';
import { acceptHints } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { ActionDialog } from '../../shared/form/ActionDialog.tsx';
import { ReasonInput } from '../../shared/inputs/ReasonInput.tsx';
import type { DecisionForm, OpinionForm } from './appeals.binding.ts';
import type { AppealRecordFragment } from './appeals.generated.ts';

export type AppealAct = 'accept' | 'decline' | 'ask';

export interface AppealDialogProps {
  readonly appeal: AppealRecordFragment;
  readonly act: AppealAct;
  readonly onClose: () => void;
}

const titles = {
  accept: 'work.appeals.acceptTitle',
  decline: 'work.appeals.declineTitle',
  ask: 'work.appeals.askSecondReader',
} as const;

const buttons = {
  accept: 'work.appeals.accept',
  decline: 'work.appeals.decline',
  ask: 'work.appeals.askSecondReader',
} as const;

/** Decides an appeal or hands it on, with the words that go with it. */
export function AppealDialog({ appeal, act, onClose }: AppealDialogProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const { refetch } = useShowContext();

  async function save(values: Partial<DecisionForm & OpinionForm>) {
    const data = act === 'ask' ? values : { ...values, accepted: act === 'accept' };
    const meta = { ask: act === 'ask' };
    try {
      await dataProvider.update('appeals', { id: appeal.id, data, previousData: appeal, meta });
    } catch (error) {
      // Where somebody else was first, the page then shows what they did.
      await refetch();
      throw error;
    }
  }

  return (
    <ActionDialog<DecisionForm & OpinionForm>
      title={t(titles[act])}
      resource="appeals"
      done={act === 'ask' ? 'work.appeals.asked' : 'work.appeals.decided'}
      name={appeal.person.fullName}
      submitLabel={buttons[act]}
      onSave={save}
      onClose={onClose}
    >
      {act !== 'ask' && <p>{t('work.appeals.final')}</p>}
      {act === 'accept' && <p>{t(acceptHints[appeal.subjectKind])}</p>}
      <ReasonInput
        source={act === 'ask' ? 'opinion' : 'answer'}
        least={3}
        most={4000}
        rows={3}
        hint={act === 'ask' ? 'work.appeals.opinionHint' : 'work.appeals.answerHint'}
      />
      {act === 'accept' && appeal.takesScore && (
        <NumberInput source="score" validate={grade} min={0} max={100} />
      )}
      {act === 'accept' && appeal.takesMinutes && (
        <NumberInput
          source="minutes"
          helperText="resources.appeals.minutesHint"
          validate={time}
          min={1}
          max={240}
        />
      )}
    </ActionDialog>
  );
}

const grade = [required(), minValue(0), maxValue(100)];
const time = [minValue(1), maxValue(240)];
