import { useMutation } from '@apollo/client/react';
import { acceptHints } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Form, type FormValues, Modal, TextAreaField, TextField, toast } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';
import {
  AskSecondReaderDocument,
  DecideAppealDocument,
  type AppealCaseFragment,
} from './AppealPage.generated.ts';

export type AppealAct = 'accept' | 'decline' | 'ask';

export interface DecisionDialogProps {
  readonly appeal: AppealCaseFragment;
  readonly act: AppealAct;
  /** Also where somebody else was first: the page then shows what they did. */
  readonly onChanged: () => void;
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
export function DecisionDialog({ appeal, act, onChanged, onClose }: DecisionDialogProps) {
  const t = useT();
  const send = useDecision(appeal, act);
  const asks = act === 'ask';
  return (
    <Modal title={t(titles[act])} onClose={onClose}>
      {!asks && <p>{t('work.appeals.final')}</p>}
      {act === 'accept' && <p>{t(acceptHints[appeal.subjectKind])}</p>}
      <Form
        id="appeal-decision"
        submitLabel={t(buttons[act])}
        onCancel={onClose}
        onSubmit={async (values) => {
          try {
            await send(values);
          } catch (error) {
            onChanged();
            return formFailure(error, t);
          }
          toast.success(
            asks
              ? t('work.appeals.asked')
              : t('work.appeals.decided', { name: appeal.person.fullName }),
          );
          onClose();
          return undefined;
        }}
      >
        <TextAreaField
          name={asks ? 'opinion' : 'answer'}
          label={asks ? t('work.appeals.opinion') : t('work.appeals.answer')}
          hint={asks ? t('work.appeals.opinionHint') : t('work.appeals.answerHint')}
          required
          minLength={3}
          maxLength={4000}
          rows={5}
        />
        {act === 'accept' && appeal.takesScore && (
          <TextField
            name="score"
            type="number"
            inputMode="numeric"
            label={t('work.appeals.score')}
            required
            min={0}
            max={100}
            step={1}
          />
        )}
        {act === 'accept' && appeal.takesMinutes && (
          <TextField
            name="minutes"
            type="number"
            inputMode="numeric"
            label={t('work.appeals.minutes')}
            hint={t('work.appeals.minutesHint')}
            min={1}
            max={240}
            step={1}
          />
        )}
      </Form>
    </Modal>
  );
}

function useDecision({ _id, version }: AppealCaseFragment, act: AppealAct) {
  const [decide] = useMutation(DecideAppealDocument);
  const [ask] = useMutation(AskSecondReaderDocument);
  return async (values: FormValues): Promise<void> => {
    if (act === 'ask') {
      await ask({ variables: { _id, version, opinion: values.text('opinion') } });
      return;
    }
    const minutes = values.number('minutes') ?? null;
    const score = values.number('score') ?? null;
    const answer = values.text('answer');
    await decide({
      variables: { _id, version, accepted: act === 'accept', answer, minutes, score },
    });
  };
}
