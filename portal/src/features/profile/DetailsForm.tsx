import { useMemo } from 'react';
import { localeOf } from '@lampstand/i18n';
import { useLocale, useT } from '@lampstand/i18n/react';
import {
  Form,
  SelectField,
  TextField,
  toast,
  type FormFailure,
  type FormValues,
} from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';
import styles from './DetailsForm.module.css';
import { detailsInput, type Details, type DetailsInput } from './details-values.rules.ts';
import { EmailRows } from './EmailRows.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import { currencyOptions, timeZoneOptions } from '../../shared/place-options.ts';

export interface DetailsFormProps {
  readonly details: Details;
  /** Those that the college offers. */
  readonly currencies: readonly { readonly value: string }[];
  /** What it throws is said in the form. */
  readonly onSave: (input: DetailsInput) => Promise<void>;
}

/** What people tell of themselves: only the names are required. */
export function DetailsForm({ details, currencies, onSave }: DetailsFormProps) {
  const t = useT();

  async function save(values: FormValues): Promise<FormFailure | undefined> {
    try {
      await onSave(detailsInput(details, values));
    } catch (error) {
      return formFailure(error, t);
    }
    toast.success(t('common.success'));
    return undefined;
  }

  return (
    <Form id="details" onSubmit={save}>
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label={t('person.access.firstName')}
          defaultValue={details.firstName}
          autoComplete="given-name"
          maxLength={80}
          required
        />
        <TextField
          name="lastName"
          label={t('person.access.lastName')}
          defaultValue={details.lastName}
          autoComplete="family-name"
          maxLength={80}
          required
        />
      </div>
      <PlaceFields details={details} offered={currencies} />
      <WebFields details={details} />
      {details.isAlumni && <AlumniMail subscribed={details.subscribeAlumniEmail} />}
      <PhoneRows phones={details.phones} />
      <EmailRows emails={details.emails} />
    </Form>
  );
}

interface PartProps {
  readonly details: Details;
}

interface PlaceProps extends PartProps {
  readonly offered: DetailsFormProps['currencies'];
}

function PlaceFields({ details: { location, timezone, currency }, offered }: PlaceProps) {
  const t = useT();
  const { code } = useLocale();
  const zones = useMemo(() => timeZoneOptions(timezone), [timezone]);
  const currencies = useMemo(
    () => currencyOptions(localeOf(code).bcp47, currency, offered),
    [code, currency, offered],
  );
  return (
    <>
      <TextField
        name="location"
        label={t('person.details.location')}
        defaultValue={location ?? ''}
        maxLength={120}
      />
      <div className={styles.pair}>
        <SelectField
          name="timezone"
          label={t('person.details.timezone')}
          options={zones}
          defaultValue={timezone ?? ''}
        />
        <SelectField
          name="currency"
          label={t('person.details.currency')}
          options={currencies}
          defaultValue={currency ?? ''}
        />
      </div>
    </>
  );
}

function WebFields({ details: { url, homePage, socialUserName } }: PartProps) {
  const t = useT();
  return (
    <>
      <TextField
        name="url"
        type="url"
        label={t('person.details.url')}
        defaultValue={url ?? ''}
        autoComplete="url"
        maxLength={300}
      />
      <TextField
        name="homePage"
        type="url"
        label={t('person.details.homePage')}
        defaultValue={homePage ?? ''}
        maxLength={300}
      />
      <TextField
        name="socialUserName"
        label={t('person.details.socialUserName')}
        defaultValue={socialUserName ?? ''}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
      />
    </>
  );
}

function AlumniMail({ subscribed }: { readonly subscribed: boolean }) {
  const t = useT();
  return (
    <label className={styles.tick}>
      <input type="checkbox" name="subscribeAlumniEmail" defaultChecked={subscribed} />
      {t('person.details.alumniMail')}
    </label>
  );
}
