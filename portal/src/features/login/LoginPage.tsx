import { Suspense } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Card, LampMark, Page, lazyWithRetry } from '@lampstand/ui';
import { college } from '../../shared/college.ts';
import { SessionEndedNote } from './SessionEndedNote.tsx';
import { SignIn } from './SignIn.tsx';
import styles from './LoginPage.module.css';

const DemoPersonas = lazyWithRetry(async () => ({
  default: (await import('./DemoPersonas.tsx')).DemoPersonas,
}));

export interface LoginPageProps {
  /** Somebody begins to sign in: the time to fetch what they will see next. */
  readonly onAwake?: () => void;
  /** Of the page's address: why somebody is here, and where they go then. */
  readonly search?: string;
}

/** `/` and `/login`. */
export function LoginPage({ onAwake, search = location.search }: LoginPageProps) {
  const t = useT();
  return (
    <Page width="narrow">
      <title>{`${t('shell.login')} · ${college.shortName}`}</title>
      <div className={styles.welcome}>
        <span className={styles.mark}>
          <LampMark />
        </span>
        <h1 className={styles.title}>{t('account.welcome', { organisation: college.name })}</h1>
        <p className={styles.tagline}>{t('session.tagline')}</p>
      </div>
      <div onFocus={onAwake} onPointerEnter={onAwake}>
        <SessionEndedNote search={search} />
        <Card>
          <SignIn />
        </Card>
        <Suspense fallback={null}>
          <DemoPersonas />
        </Suspense>
      </div>
    </Page>
  );
}
