import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSession, type SessionUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, TextField, Texts } from '@lampstand/ui';
import { errorText } from '../error-text.ts';
import { accountTexts } from '../texts/account-texts.ts';
import { isFlowOver } from './needs-second-factor.ts';

export interface SecondFactorStepProps {
  readonly onDone: (user: SessionUser) => void;
  /** The first step is too long ago. */
  readonly onOver: (text: string) => void;
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  return (
    <Texts bundles={accountTexts}>
      <CodeForm {...props} />
    </Texts>
  );
}

/** Without the shared form, which needs the router: the login page comes without. */
function CodeForm({ onDone, onOver }: SecondFactorStepProps) {
  const t = useT();
  const { ways } = useSession();
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();

  useEffect(function takeFocus() {
    field.current?.focus();
  }, []);

  async function give(code: string) {
    setPending(true);
    setRefusal(undefined);
    try {
      onDone(await (await ways()).giveSecondFactor(code));
    } catch (error) {
      setPending(false);
      const text = errorText(error, t);
      if (isFlowOver(error)) onOver(text);
      else setRefusal(text);
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (!pending && typeof code === 'string') void give(code.trim());
  }

  return (
    <form onSubmit={onSubmit}>
      <h2>{t('person.signin.codeTitle')}</h2>
      <TextField
        name="code"
        label={t('person.signin.code')}
        hint={t('person.signin.codeHint')}
        error={refusal}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        ref={field}
        required
      />
      <Button type="submit" loading={pending} fullWidth>
        {t('person.signin.codeSubmit')}
      </Button>
    </form>
  );
}
