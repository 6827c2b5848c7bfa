import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button, TextField, UnsavedGuard } from '@lampstand/ui';
import { isVersionConflict } from '../../data/to-ra-error.ts';
import type { ForexRateFieldsFragment } from './currencies.generated.ts';
import { changedRates, isRate, monthsOf, type Typed } from './forex-year.ts';
import styles from './ForexCard.module.css';

export interface ForexYearFormProps {
  readonly currency: string;
  readonly year: number;
  readonly rates: readonly ForexRateFieldsFragment[];
  readonly today: Date;
  /** Reads the rates again. */
  readonly onRead: () => void;
}

/** The twelve months of a year in one form; empty months are gaps. */
export function ForexYearForm({ currency, year, rates, today, onRead }: ForexYearFormProps) {
  const t = useT();
  const { formatDate } = useFormat();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const [typed, setTyped] = useState<Typed>({});
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const months = monthsOf(rates, year, today);
  const changed = changedRates(months, typed);

  async function save() {
    setChecked(true);
    if (changed.length === 0 || !Object.values(typed).every(isRate)) return;
    setSaving(true);
    try {
      await dataProvider.create('forexRates', { data: { currency, year, rates: changed } });
      setTyped({});
      setFailure(undefined);
      notify('resources.currencies.ratesSaved', {
        type: 'success',
        messageArgs: { count: changed.length },
      });
      onRead();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      // What is saved now stands beside what was typed, which stays.
      if (isVersionConflict(error)) onRead();
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={styles.months}>
        {months.map(({ month, saved, missing }) => {
          const text = typed[month] ?? saved;
          const name = formatDate(`${year}-${String(month).padStart(2, '0')}-15`, {
            month: 'long',
          });
          const other = typed[month] !== undefined && typed[month] !== saved && saved !== '';
          return (
            <TextField
              key={month}
              name={`rate-${month}`}
              label={name}
              inputMode="decimal"
              value={text}
              hint={
                (other && t('resources.currencies.savedNow', { rate: saved })) ||
                (missing && text === '' && t('resources.currencies.missing')) ||
                undefined
              }
              error={checked && !isRate(text) ? t('resources.currencies.rateInvalid') : undefined}
              onChange={(event) => setTyped({ ...typed, [month]: event.target.value })}
            />
          );
        })}
      </fieldset>
      {failure !== undefined && <Alert severity="danger">{failure}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" disabled={changed.length === 0} loading={saving}>
          {t('common.save')}
        </Button>
        {changed.length > 0 && (
          <Button variant="outlined" onClick={() => setTyped({})}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
      <UnsavedGuard active={changed.length > 0} />
    </form>
  );
}
