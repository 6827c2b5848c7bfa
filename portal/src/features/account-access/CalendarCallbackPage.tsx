import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browserPage, useSession, type Page as BrowserPage } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, ButtonLink, Card, Page, PageHeading, Spinner, refreshPath } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { callbackOf } from './callback.ts';
import { Outcome } from './Outcome.tsx';

type Progress =
  | { readonly state: 'waiting' | 'connected' | 'leaving' }
  | { readonly state: 'failed'; readonly text: string };

export interface CalendarCallbackPageProps {
  readonly page?: BrowserPage;
}

/** /google-auth: where the provider of calendars sends the browser back to. */
export function CalendarCallbackPage({ page = browserPage }: CalendarCallbackPageProps) {
  const t = useT();
  const { progress, tryAgain } = useConnection(page);
  return (
    <Page width="narrow">
      <PageHeading title={t('shell.calendarConnection')} breadcrumbs={[]} />
      <Card>
        {(progress.state === 'waiting' || progress.state === 'leaving') && (
          <>
            <p>{t('person.signin.calendarWaiting')}</p>
            <Spinner />
          </>
        )}
        {progress.state === 'connected' && (
          <Outcome
            severity="success"
            actions={<ButtonLink to="/profile">{t('shell.profile')}</ButtonLink>}
          >
            {t('person.signin.calendarConnected')}
          </Outcome>
        )}
        {progress.state === 'failed' && (
          <Outcome
            severity="danger"
            title={t('person.signin.errorConnecting')}
            actions={
              <Button icon={refreshPath} onClick={tryAgain}>
                {t('person.signin.tryAgain')}
              </Button>
            }
          >
            <p>{t('person.signin.pleaseTryAgain')}</p>
            <p>{progress.text}</p>
          </Outcome>
        )}
      </Card>
    </Page>
  );
}

function useConnection(page: BrowserPage) {
  const t = useT();
  const { ways } = useSession();
  const [search] = useSearchParams();
  const [progress, setProgress] = useState<Progress>({ state: 'waiting' });
  const asked = useRef(false);

  async function attempt(work: () => Promise<Progress>) {
    try {
      setProgress(await work());
    } catch (error) {
      setProgress({ state: 'failed', text: errorText(error, t) });
    }
  }

  useEffect(function connectOnce() {
    if (asked.current) return;
    asked.current = true;
    void attempt(async () => {
      await (await ways()).endCalendar(callbackOf(search));
      return { state: 'connected' };
    });
  });

  // A code and its state work once: trying again begins at the provider.
  const tryAgain = () =>
    void attempt(async () => {
      page.assign(await (await ways()).beginCalendar());
      return { state: 'leaving' };
    });

  return { progress, tryAgain };
}
