import { useMemo, useState } from 'react';
import type { SetupState } from '@lampstand/auth/account';
import { localeOf } from '@lampstand/i18n';
import { useLocale, useT } from '@lampstand/i18n/react';
import { Button, closePath, IconButton, plusPath, SelectField } from '@lampstand/ui';
import { currencyOptions } from '../../shared/place-options.ts';
import styles from './Setup.module.css';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './StepFrame.tsx';

export interface CurrenciesStepProps extends StepProps {
  readonly choices: SetupState;
  readonly onNext: (currencies: readonly string[]) => void;
}

/** In which currencies the college counts. What is chosen and not yet added is added by going on. */
export function CurrenciesStep({ choices, onNext, ...frame }: CurrenciesStepProps) {
  const t = useT();
  const { code } = useLocale();
  const { baseCurrency, currencies } = choices;
  const [chosen, setChosen] = useState<readonly string[]>([baseCurrency]);
  const [picked, setPicked] = useState('');
  const options = useMemo(
    () => currencyOptions(localeOf(code).bcp47, null, currencies),
    [code, currencies],
  );
  const labelOf = (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  const withPicked = picked === '' ? chosen : [...new Set([...chosen, picked])];

  function add() {
    setChosen(withPicked);
    setPicked('');
  }

  return (
    <StepFrame
      {...frame}
      step="currencies"
      title={t('setup.page.currenciesTitle')}
      hint={t('setup.page.currenciesHint', { currency: labelOf(baseCurrency) })}
      onSubmit={() => {
        add();
        onNext(withPicked);
      }}
    >
      <ul className={styles.list}>
        {chosen.map((value) => (
          <li key={value} className={styles.item}>
            <span>
              {labelOf(value)}
              <span className={styles.quiet}>
                {t('setup.page.decimals', {
                  count: currencies.find((each) => each.value === value)?.decimals ?? 2,
                })}
              </span>
            </span>
            {value !== baseCurrency && (
              <IconButton
                icon={closePath}
                label={t('setup.page.removeItem', { name: labelOf(value) })}
                onClick={() => setChosen(chosen.filter((each) => each !== value))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.addRow}>
        <SelectField
          label={t('setup.page.addCurrency')}
          options={options.filter(({ value }) => !chosen.includes(String(value)))}
          value={picked}
          onChange={({ target }) => setPicked(target.value)}
        />
        <Button variant="outlined" icon={plusPath} onClick={add} disabled={picked === ''}>
          {t('common.add')}
        </Button>
      </div>
    </StepFrame>
  );
}
