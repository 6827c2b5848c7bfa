import { useEffect, useRef } from 'react';
import { useGetMany } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Modal, ProgressBar } from '@lampstand/ui';
import { ActionResult } from './ActionResult.tsx';
import { actionWords, type UserAction } from './user-action.ts';
import styles from './UserActionDialog.module.css';
import { useUserAction } from './useUserAction.ts';

export interface UserActionDialogProps {
  readonly action: UserAction;
  readonly ids: readonly string[];
  /** Who is left: everybody when it was not begun, afterwards those for whom it failed. */
  readonly onClose: (left: readonly string[], begun: boolean) => void;
}

interface Person {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
}

/** Asks with everybody's name, does it with its progress in sight, and tells what came of it. */
export function UserActionDialog({ action, ids, onClose }: UserActionDialogProps) {
  const t = useT();
  const { label, title, body } = actionWords[action];
  const { data: people = [] } = useGetMany<Person>('users', { ids: [...ids] });
  const { state, run } = useUserAction(action, ids);
  const personOf = (id: string) => people.find((person) => person.id === id);
  const nameOf = (id: string) => personOf(id)?.fullName ?? id;
  const working = state.step === 'working';
  const close = () => {
    if (state.step === 'asking') onClose(ids, false);
    if (state.step !== 'over') return;
    const failed = state.outcomes.filter(({ status }) => status === 'FAILED');
    onClose(
      failed.map(({ userId }) => userId),
      true,
    );
  };
  const actions =
    state.step === 'over' ? (
      <CloseButton onClick={close} />
    ) : (
      <>
        <Button variant="outlined" onClick={close} disabled={working}>
          {t('common.cancel')}
        </Button>
        <Button
          variant={action === 'deactivate' ? 'danger' : 'primary'}
          data-autofocus={action !== 'deactivate' || undefined}
          loading={working}
          onClick={() => void run()}
        >
          {t.dynamic(label)}
        </Button>
      </>
    );
  return (
    <Modal title={t.dynamic(title, { count: ids.length })} onClose={close} actions={actions}>
      {state.step === 'over' ? (
        <ActionResult outcomes={state.outcomes} nameOf={nameOf} />
      ) : (
        <>
          <p>{t.dynamic(body)}</p>
          <ul className={styles.people}>
            {ids.map((id) => (
              <li key={id}>
                {nameOf(id)}
                {/* Some people share a name. */}
                <span className={styles.email}>{personOf(id)?.email}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {working && (
        <ProgressBar
          label={t('resources.users.bulkProgress', { done: state.done, total: ids.length })}
          value={state.done}
          max={ids.length}
        />
      )}
    </Modal>
  );
}

/** Takes the focus: the button that had it is gone. */
function CloseButton({ onClick }: { readonly onClick: () => void }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function takeFocus() {
    button.current?.focus();
  }, []);
  return (
    <Button ref={button} onClick={onClick}>
      {t('common.close')}
    </Button>
  );
}
