import type { ReactNode } from 'react';
import type { SetupTrial } from '@lampstand/auth/account';
import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, type FormProps } from '@lampstand/ui';
import styles from './Setup.module.css';
import type { Draft, Step, Trials } from './setup.rules.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './StepFrame.tsx';

export interface SummaryStepProps extends StepProps {
  readonly draft: Draft;
  readonly trials: Trials;
  readonly onChange: (step: Step) => void;
  readonly onFinish: FormProps['onSubmit'];
}

/** Everything once more, each part with the way back to it. */
export function SummaryStep({ draft, trials, onChange, onFinish, ...frame }: SummaryStepProps) {
  const t = useT();
  const { college, currencies, regions = [], superadmin } = draft;
  const back = (step: Step) => () => onChange(step);
  return (
    <StepFrame
      {...frame}
      step="summary"
      title={t('setup.page.summaryTitle')}
      hint={t('setup.page.summaryHint')}
      submitLabel={t('setup.page.finish')}
      onSubmit={onFinish}
    >
      <Part title={t('setup.page.collegeTitle')} onChange={back('college')}>
        <p>{[college?.organisationName, college?.shortName].filter(Boolean).join(' · ')}</p>
        <p>{college?.locales.map((code) => localeOf(code).label).join(', ')}</p>
      </Part>
      <Part title={t('setup.page.currenciesTitle')} onChange={back('currencies')}>
        <p>{currencies.join(', ')}</p>
      </Part>
      <Part title={t('setup.page.regionsTitle')} onChange={back('regions')}>
        {regions.map(({ name, slug, currency, timeZone }) => (
          <p key={slug}>{[name, currency, timeZone.replaceAll('_', ' ')].join(' · ')}</p>
        ))}
      </Part>
      <Part title={t('setup.page.adminTitle')} onChange={back('admin')}>
        <p>{[superadmin?.firstName, superadmin?.lastName].join(' ')}</p>
        <p>{superadmin?.email}</p>
      </Part>
      <Part title={t('setup.page.trialsTitle')} onChange={back('trials')}>
        <TrialLine title={t('setup.page.mailTitle')} trial={trials.mail} />
        <TrialLine title={t('setup.page.filesTitle')} trial={trials.files} />
      </Part>
    </StepFrame>
  );
}

interface PartProps {
  readonly title: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

function Part({ title, onChange, children }: PartProps) {
  const t = useT();
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3 className={styles.subtitle}>{title}</h3>
        <Button
          variant="text"
          size="small"
          aria-label={t('setup.page.change', { title })}
          onClick={onChange}
        >
          {t('common.edit')}
        </Button>
      </div>
      {children}
    </section>
  );
}

function TrialLine({
  title,
  trial,
}: {
  readonly title: string;
  readonly trial?: SetupTrial | undefined;
}) {
  const t = useT();
  const words = {
    DONE: t('setup.page.works'),
    FAILED: t('setup.page.fails'),
    OUTBOX: t('setup.page.noMailServer'),
  };
  return <p>{`${title}: ${trial ? words[trial.outcome] : t('setup.page.notTried')}`}</p>;
}
