import { useState, type SubmitEvent } from 'react';
import { useSession } from '@lampstand/auth';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, LampMark } from '@lampstand/ui';
import styles from './Standalone.module.css';

/** Stands in place of the app until the terms are accepted (specification §2, "Layout"). */
export function TermsPanel() {
  const t = useT();
  const { acceptTerms, logout } = useSession();
  const [state, setState] = useState<'waiting' | 'sending'>('waiting');
  const [failure, setFailure] = useState('');

  async function enter(event: SubmitEvent) {
    event.preventDefault();
    setState('sending');
    try {
      await acceptTerms();
    } catch (error) {
      setFailure(readServerError(error).message);
      setState('waiting');
    }
  }

  return (
    <main className={styles.screen}>
      <title>{t('account.termsTitle')}</title>
      <LampMark />
      <h1>{t('account.termsTitle')}</h1>
      <p>{t('account.termsIntro')}</p>
      <p>
        <a href="/terms">{t('shell.terms')}</a>
      </p>
      {failure && <Alert severity="danger">{failure}</Alert>}
      <form onSubmit={(event) => void enter(event)}>
        <p>
          <label>
            <input type="checkbox" required /> {t('account.termsAccept')}
          </label>
        </p>
        <div className={styles.actions}>
          <Button type="submit" loading={state === 'sending'}>
            {t('account.termsEnter')}
          </Button>
          <Button variant="outlined" onClick={() => void logout()}>
            {t('account.logout')}
          </Button>
        </div>
      </form>
    </main>
  );
}
