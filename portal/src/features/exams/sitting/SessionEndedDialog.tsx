import { Suspense, useState } from 'react';
import { passkeysPossible, useSession, useUser, type SessionUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, lazyWithRetry, Modal } from '@lampstand/ui';
import { errorText } from '../../../shared/error-text.ts';
import { needsSecondFactor } from '../../../shared/sign-in/needs-second-factor.ts';
import { FailsIn } from './FailsIn.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';
import styles from './SessionEndedDialog.module.css';

const SecondFactorStep = lazyWithRetry(async () => ({
  default: (await import('../../../shared/sign-in/SecondFactorStep.tsx')).SecondFactorStep,
}));

export interface SessionEndedDialogProps {
  /** Seconds until the attempt fails of which nothing is heard; undefined where nothing fails it. */
  readonly failsIn: number | undefined;
  /** Goes to the login page, where there are other ways to sign in, and for other people. */
  readonly onLeave: () => void;
}

/** The session ended in the middle of an exam: the same person signs in on the spot and goes on. */
export function SessionEndedDialog({ failsIn, onLeave }: SessionEndedDialogProps) {
  const t = useT();
  const known = useUser();
  const { enter, login, ways } = useSession();
  const [step, setStep] = useState<'first' | 'second'>('first');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Somebody else has nothing to do with this person's exam. */
  const comeIn = (user: SessionUser) => (user._id === known._id ? enter(user) : onLeave());

  async function attempt(signIn: () => Promise<void>) {
    setPending(true);
    setProblem(undefined);
    try {
      await signIn();
    } catch (error) {
      setPending(false);
      if (needsSecondFactor(error)) setStep('second');
      else setProblem(errorText(error, t));
    }
  }
  const enterByPasskey = async () => {
    const user = await (await ways()).withPasskey();
    comeIn({ ...user, mustAddSecondFactor: false });
  };

  function beginAgain(text: string) {
    setStep('first');
    setProblem(text);
  }

  return (
    <Modal title={t('learning.exam.sessionEnded')}>
      <p>{t('learning.exam.sessionEndedText')}</p>
      {failsIn !== undefined && <FailsIn seconds={failsIn} message="learning.exam.loginWithin" />}
      {problem && <Alert severity="danger">{problem}</Alert>}
      {step === 'first' ? (
        <PasswordAgain
          email={known.email}
          pending={pending}
          onPassword={(password) =>
            void attempt(async () => void (await login(known.email, password)))
          }
        />
      ) : (
        <Suspense fallback={null}>
          <SecondFactorStep onDone={comeIn} onOver={beginAgain} />
        </Suspense>
      )}
      <div className={styles.ways}>
        {step === 'first' && passkeysPossible() && (
          <Button
            variant="outlined"
            fullWidth
            disabled={pending}
            onClick={() => void attempt(enterByPasskey)}
          >
            {t('account.passkeyLogin')}
          </Button>
        )}
        <Button variant="text" fullWidth disabled={pending} onClick={onLeave}>
          {t('learning.exam.otherLogin')}
        </Button>
      </div>
    </Modal>
  );
}
