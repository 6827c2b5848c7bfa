import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { buttonClass, classNames } from '@lampstand/ui';
import styles from './MailButton.module.css';
import { mailObstacle, type MailedPerson } from './mail-obstacle.ts';
import { actionWords } from './user-action.ts';
import { UserActionPanel } from './UserActionPanel.tsx';

export interface MailButtonProps {
  readonly mail: 'enrol' | 'reset';
  readonly user: MailedPerson & { readonly id: string };
}

/** Sends a person a mail about the account; where it makes no sense, the button says why. */
export function MailButton({ mail, user }: MailButtonProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const reasonId = useId();
  const [asking, setAsking] = useState(false);
  const obstacle = mailObstacle(mail, user);
  const close = () => {
    setAsking(false);
    refresh();
  };
  return (
    <>
      <button
        type="button"
        className={classNames(buttonClass({ variant: 'outlined' }), obstacle && styles.useless)}
        // Not `disabled`: a keyboard has to reach it to hear the reason.
        aria-disabled={obstacle ? true : undefined}
        aria-describedby={obstacle && reasonId}
        title={obstacle && t.dynamic(obstacle)}
        onClick={() => (obstacle ? notify(obstacle, { type: 'info' }) : setAsking(true))}
      >
        {t.dynamic(actionWords[mail].label)}
      </button>
      {obstacle && (
        <span id={reasonId} hidden>
          {t.dynamic(obstacle)}
        </span>
      )}
      {asking && <UserActionPanel action={mail} ids={[user.id]} onClose={close} />}
    </>
  );
}
