import { useState } from 'react';
import { locales } from '@lampstand/i18n';
import { useLocale, useT } from '@lampstand/i18n/react';
import { SetupSelect } from './SetupSelect.tsx';
import { SetupText } from './SetupText.tsx';
import styles from './Setup.module.css';
import type { Draft } from './setup.rules.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './StepFrame.tsx';

export interface CollegeStepProps extends StepProps {
  readonly onNext: (college: NonNullable<Draft['college']>) => void;
}

/** What the college is called, and in which languages people read. */
export function CollegeStep({ onNext, ...frame }: CollegeStepProps) {
  const t = useT();
  const { code } = useLocale();
  const [chosen, setChosen] = useState<string>();
  // The language of the page, until another one is chosen.
  const standard = chosen ?? code;
  return (
    <StepFrame
      {...frame}
      step="college"
      title={t('setup.page.collegeTitle')}
      hint={t('setup.page.intro')}
      onSubmit={(values) => {
        const offered = locales.filter((each) => values.flag(`locale-${each.code}`));
        onNext({
          organisationName: values.text('organisationName'),
          shortName: values.text('shortName'),
          defaultLocale: values.text('defaultLocale'),
          locales: [...new Set(['en', standard, ...offered.map((each) => each.code)])],
        });
      }}
    >
      <SetupText
        name="organisationName"
        label={t('setup.page.organisationName')}
        hint={t('setup.page.organisationHint')}
        autoComplete="organization"
        maxLength={120}
      />
      <SetupText
        name="shortName"
        label={t('setup.page.shortName')}
        hint={t('setup.page.shortNameHint')}
        maxLength={30}
      />
      <SetupSelect
        name="defaultLocale"
        label={t('setup.page.defaultLocale')}
        hint={t('setup.page.defaultLocaleHint')}
        options={locales.map((each) => ({ value: each.code, label: each.label, lang: each.bcp47 }))}
        value={standard}
        onChange={({ target }) => setChosen(target.value)}
      />
      <fieldset className={styles.fieldset}>
        <legend>{t('setup.page.offered')}</legend>
        <p className={styles.hint}>{t('setup.page.offeredHint')}</p>
        <div className={styles.ticks}>
          {locales.map((each) => {
            const always = each.code === 'en' || each.code === standard;
            return (
              <OfferedLocale key={`${each.code} ${String(always)}`} locale={each} always={always} />
            );
          })}
        </div>
      </fieldset>
    </StepFrame>
  );
}

interface OfferedLocaleProps {
  readonly locale: (typeof locales)[number];
  /** English, and the default language: nobody switches them off. */
  readonly always: boolean;
}

function OfferedLocale({ locale, always }: OfferedLocaleProps) {
  return (
    <label className={styles.tick} lang={locale.bcp47}>
      <input type="checkbox" name={`locale-${locale.code}`} defaultChecked disabled={always} />
      {locale.label}
    </label>
  );
}
