import { useState } from 'react';
import type { SetupTrial } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import styles from './Setup.module.css';

export interface TrialPanelProps {
  readonly title: string;
  readonly facts?: string | undefined;
  readonly warning?: string | undefined;
  /** What the button says; without it there is nothing to try. */
  readonly button?: string | undefined;
  /** Said once it worked. */
  readonly done: string;
  readonly trial: SetupTrial | undefined;
  readonly onTry: () => Promise<void>;
}

/** Something to try out, and how it went. */
export function TrialPanel(props: TrialPanelProps) {
  const { title, facts, warning, button, done, trial, onTry } = props;
  const t = useT();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function attempt() {
    setPending(true);
    setRefusal(undefined);
    try {
      await onTry();
    } catch (error) {
      setRefusal(errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <section className={styles.trial}>
      <h3 className={styles.subtitle}>{title}</h3>
      {facts && <p>{facts}</p>}
      {warning && <Alert severity="warning">{warning}</Alert>}
      {button && (
        <Button variant="outlined" loading={pending} onClick={() => void attempt()}>
          {button}
        </Button>
      )}
      {!pending &&
        (refusal ? (
          <Alert severity="danger">{refusal}</Alert>
        ) : (
          trial && <Outcome trial={trial} done={done} />
        ))}
    </section>
  );
}

function Outcome({ trial, done }: { readonly trial: SetupTrial; readonly done: string }) {
  const t = useT();
  if (trial.outcome === 'DONE') return <Alert severity="success">{done}</Alert>;
  if (trial.outcome === 'OUTBOX') {
    return <Alert severity="warning">{t('setup.page.mailNone')}</Alert>;
  }
  return (
    <Alert severity="danger" title={trial.problem ?? t('setup.page.fails')}>
      {trial.detail && (
        <span className={styles.detail}>{t('setup.page.detail', { detail: trial.detail })}</span>
      )}
    </Alert>
  );
}
