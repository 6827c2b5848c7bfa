import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Modal } from '@lampstand/ui';
import type { Finish } from './useFinish.ts';

export interface FinishDialogProps {
  readonly finish: Finish;
  /** How many questions have no answer. */
  readonly unanswered: number;
  /** The last answers could not be saved yet. */
  readonly waiting: boolean;
}

/** Asks before the end. While the last answers are on their way it says so and can be called off. */
export function FinishDialog({ finish, unanswered, waiting }: FinishDialogProps) {
  const t = useT();
  // Also while the result is on its way: the dialog goes when its screen comes.
  const finishing = finish.state !== 'asking';
  const actions = (
    <>
      <Button variant="outlined" onClick={finish.cancel}>
        {t('common.cancel')}
      </Button>
      <Button data-autofocus loading={finishing} onClick={finish.confirm}>
        {finishing ? t('exam.finishing') : t('exam.finish')}
      </Button>
    </>
  );
  return (
    <Modal title={t('exam.finishTitle')} onClose={finish.cancel} actions={actions}>
      {unanswered > 0 && (
        <Alert severity="warning">{t('exam.unanswered', { count: unanswered })}</Alert>
      )}
      <p>{t('exam.finishText')}</p>
      {finishing && waiting && <Alert severity="warning">{t('exam.waiting')}</Alert>}
      {finish.error && <Alert severity="danger">{finish.error.message}</Alert>}
    </Modal>
  );
}
