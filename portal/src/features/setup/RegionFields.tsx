import { useMemo, useRef, useState, type FocusEvent } from 'react';
import { countriesIn } from '@lampstand/i18n/countries';
import { localeOf } from '@lampstand/i18n';
import { useLocale, useT } from '@lampstand/i18n/react';
import { closePath, IconButton } from '@lampstand/ui';
import { currencyOptions, timeZoneOptions } from '../../shared/place-options.ts';
import { SetupSelect } from './SetupSelect.tsx';
import { SetupText } from './SetupText.tsx';
import styles from './Setup.module.css';
import { slugFrom } from './setup.rules.ts';

export interface RegionFieldsProps {
  readonly number: number;
  /** What the names of its fields begin with. */
  readonly name: string;
  readonly currencies: readonly string[];
  readonly onRemove: (() => void) | undefined;
}

/** One region. */
export function RegionFields({ number, name, currencies, onRemove }: RegionFieldsProps) {
  const t = useT();
  const slug = useRef<HTMLInputElement>(null);
  const title = t('setup.page.regionNumber', { number });

  function suggestSlug({ target }: FocusEvent<HTMLInputElement>) {
    if (slug.current?.value === '') slug.current.value = slugFrom(target.value);
  }

  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>
        {title}
        {onRemove && (
          <IconButton
            icon={closePath}
            label={t('setup.page.removeItem', { name: title })}
            onClick={onRemove}
          />
        )}
      </legend>
      <SetupText
        name={`${name}.name`}
        label={t('setup.page.name')}
        maxLength={120}
        onBlur={suggestSlug}
      />
      <SetupText
        ref={slug}
        name={`${name}.slug`}
        label={t('setup.page.slug')}
        hint={t('setup.page.slugHint')}
        pattern="[A-Za-z0-9]+(-[A-Za-z0-9]+)*"
        title={t('setup.page.slugInvalid')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
      <PlaceFields name={name} currencies={currencies} />
    </fieldset>
  );
}

function PlaceFields({ name, currencies }: Pick<RegionFieldsProps, 'name' | 'currencies'>) {
  const t = useT();
  const { code } = useLocale();
  const [here] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const zones = useMemo(() => timeZoneOptions(here), [here]);
  const countries = useMemo(
    () => countriesIn(code).map((each) => ({ value: each.code, label: each.name })),
    [code],
  );
  const money = useMemo(
    () =>
      currencyOptions(
        localeOf(code).bcp47,
        null,
        currencies.map((value) => ({ value })),
      ),
    [code, currencies],
  );
  const kinds = [
    { value: 'LAMPSTAND_CAMPUS', label: t('setup.page.kindCampus') },
    { value: 'AWM_OFFICE', label: t('setup.page.kindOffice') },
  ];
  return (
    <>
      <SetupSelect
        name={`${name}.country`}
        label={t('person.address.country')}
        options={countries}
      />
      <SetupSelect
        name={`${name}.timeZone`}
        label={t('setup.page.timeZone')}
        options={zones}
        defaultValue={here}
      />
      <SetupSelect name={`${name}.currency`} label={t('setup.page.currency')} options={money} />
      <SetupSelect
        name={`${name}.type`}
        label={t('setup.page.kind')}
        options={kinds}
        autoPickFirst
      />
      <SetupText
        name={`${name}.zone`}
        label={t('setup.page.zone')}
        hint={t('setup.page.zoneHint')}
        maxLength={60}
      />
    </>
  );
}
