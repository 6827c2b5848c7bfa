import { useEffect, useState } from 'react';
import {
  browserPage,
  keepWayBack,
  passkeysPossible,
  useSession,
  type Page,
  type WaysIn,
} from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, toast } from '@lampstand/ui';
import { readServerError } from '@lampstand/graphql-client';
import { needsSecondFactor } from '../../shared/sign-in/needs-second-factor.ts';
import { errorText } from '../../shared/error-text.ts';
import styles from './OtherWaysIn.module.css';

export interface OtherWaysInProps {
  readonly page?: Page;
  /** The account is known; its second factor is asked for. */
  readonly onSecondFactor: () => void;
}

/** Signing in without a password, as far as the college and this browser have it. */
export function OtherWaysIn({ page = browserPage, onSecondFactor }: OtherWaysInProps) {
  const t = useT();
  const { ways, enter } = useSession();
  const [pending, setPending] = useState<'work' | 'passkey'>();
  const offered = useWorkAccountOffered(ways);

  async function goToProvider() {
    setPending('work');
    try {
      const address = await (await ways()).beginWorkAccount();
      const [, search = ''] = page.path().split('?');
      keepWayBack(new URLSearchParams(search).get('redirect'));
      page.assign(address);
    } catch (error) {
      setPending(undefined);
      toast.error(errorText(error, t));
    }
  }

  async function enterByPasskey() {
    setPending('passkey');
    try {
      const user = await (await ways()).withPasskey();
      // A passkey is two factors: whoever has to give a second one has done so.
      enter({ ...user, mustAddSecondFactor: false });
    } catch (error) {
      setPending(undefined);
      if (needsSecondFactor(error)) onSecondFactor();
      // What the browser says of a refused device is English, and meant for programmers.
      else toast.error(isAnswer(error) ? errorText(error, t) : t('account.passkeyFailed'));
    }
  }

  return (
    <div className={styles.ways}>
      {offered && (
        <Button
          variant="outlined"
          fullWidth
          loading={pending === 'work'}
          disabled={pending !== undefined}
          onClick={() => void goToProvider()}
        >
          {t('account.workAccount')}
        </Button>
      )}
      {passkeysPossible() && (
        <Button
          variant="outlined"
          fullWidth
          loading={pending === 'passkey'}
          disabled={pending !== undefined}
          onClick={() => void enterByPasskey()}
        >
          {t('account.passkeyLogin')}
        </Button>
      )}
    </div>
  );
}

/** Whether the server has spoken, or could not be reached; all else is the browser's own refusal. */
function isAnswer(error: unknown): boolean {
  const { code, key } = readServerError(error);
  return key !== undefined || code === 'NETWORK';
}

function useWorkAccountOffered(ways: () => Promise<WaysIn>): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(
    function askWhetherOffered() {
      // A login page without this button is complete, so a failure needs no words.
      ways()
        .then((known) => known.workAccountOffered())
        .then(setOffered, () => undefined);
    },
    [ways],
  );
  return offered;
}
