import { useState, type InputEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SetupAccess, SetupState } from '@lampstand/auth/account';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { UnsavedGuard, type FormFailure } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { AdminStep } from './AdminStep.tsx';
import { CollegeStep } from './CollegeStep.tsx';
import { CurrenciesStep } from './CurrenciesStep.tsx';
import { RefusedFields } from './refused-fields.ts';
import { RegionsStep } from './RegionsStep.tsx';
import { SetupDone } from './SetupDone.tsx';
import {
  firstRefused,
  steps,
  wholeCollege,
  type Draft,
  type Step,
  type Trials,
} from './setup.rules.ts';
import type { StepProps } from './step-props.ts';
import { SummaryStep } from './SummaryStep.tsx';
import { TrialsStep } from './TrialsStep.tsx';

export interface SetupStepsProps {
  readonly access: SetupAccess;
  readonly secret: string;
  readonly choices: SetupState;
}

/**
 * The steps one after the other. All of them stay on the page, so that nothing is lost on the way back
 * and forth; the server hears of them with the last one.
 */
export function SetupSteps({ access, secret, choices }: SetupStepsProps) {
  const t = useT();
  const [step, setStep] = useState<Step>('college');
  const [draft, setDraft] = useState<Draft>({ currencies: [choices.baseCurrency] });
  const [trials, setTrials] = useState<Trials>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [begun, setBegun] = useState(false);
  const [done, setDone] = useState(false);

  const propsOf = (which: Step): StepProps => {
    const before = steps[steps.indexOf(which) - 1];
    return { shown: which === step, onBack: before && (() => setStep(before)) };
  };
  const next = (given: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...given }));
    setRefused({});
    setStep(steps[steps.indexOf(step) + 1] ?? step);
  };

  function onInput({ target }: InputEvent<HTMLDivElement>) {
    setBegun(true);
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name === null || !(name in refused)) return;
    setRefused(Object.fromEntries(Object.entries(refused).filter(([field]) => field !== name)));
  }

  async function finish(): Promise<FormFailure | undefined> {
    const college = wholeCollege(draft);
    if (!college) return { message: t('setup.page.mend') };
    try {
      await access.completeSetup(secret, college);
      // At once: nothing is unsaved any more when the person goes on.
      flushSync(() => setDone(true));
      return undefined;
    } catch (error) {
      const { fields } = readServerError(error);
      if (Object.keys(fields).length === 0) return { message: errorText(error, t) };
      setRefused(fields);
      setStep(firstRefused(fields));
      return { message: t('setup.page.mend') };
    }
  }

  if (done) return <SetupDone email={draft.superadmin?.email ?? ''} />;
  return (
    <RefusedFields value={refused}>
      <div onInput={onInput}>
        <CollegeStep {...propsOf('college')} onNext={(college) => next({ college })} />
        <CurrenciesStep
          {...propsOf('currencies')}
          choices={choices}
          onNext={(currencies) => next({ currencies })}
        />
        <RegionsStep
          {...propsOf('regions')}
          currencies={draft.currencies}
          onNext={(regions) => next({ regions })}
        />
        <AdminStep {...propsOf('admin')} onNext={(superadmin) => next({ superadmin })} />
        <TrialsStep
          {...propsOf('trials')}
          access={access}
          secret={secret}
          choices={choices}
          email={draft.superadmin?.email ?? ''}
          trials={trials}
          onTried={(more) => setTrials((now) => ({ ...now, ...more }))}
          onNext={() => next({})}
        />
        <SummaryStep
          {...propsOf('summary')}
          draft={draft}
          trials={trials}
          onChange={setStep}
          onFinish={finish}
        />
      </div>
      <UnsavedGuard active={begun} />
    </RefusedFields>
  );
}
