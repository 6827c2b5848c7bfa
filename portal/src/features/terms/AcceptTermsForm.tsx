import { useId, useState, type SubmitEvent } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import styles from './AcceptTermsForm.module.css';

export interface AcceptTermsFormProps {
  readonly onAccept: () => Promise<void>;
}

/** The tick and the door. Without the tick the door says why it stays shut. */
export function AcceptTermsForm({ onAccept }: AcceptTermsFormProps) {
  const t = useT();
  const id = useId();
  const [accepted, setAccepted] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function enter() {
    if (!accepted) {
      setProblem(t('account.acceptanceRequired'));
      return;
    }
    setPending(true);
    try {
      await onAccept();
    } catch (error) {
      setProblem(errorText(error, t));
      setPending(false);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setProblem(undefined);
    if (!pending) void enter();
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <label className={styles.tick} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          required
          checked={accepted}
          onChange={({ target }) => setAccepted(target.checked)}
        />
        {t('account.termsAccept')}
      </label>
      {problem && <Alert severity="danger">{problem}</Alert>}
      <Button type="submit" loading={pending}>
        {t('account.termsEnter')}
      </Button>
    </form>
  );
}
