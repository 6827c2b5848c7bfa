import { useT } from '@lampstand/i18n/react';
import { SelectField, TextField } from '@lampstand/ui';
import { ContactRows } from './ContactRows.tsx';
import { contactField, phoneKinds, type Details } from './details-values.rules.ts';

/** What the server takes for a number. */
const numberPattern = String.raw`\+?[\d \(\)\.\/\-]{3,}`;

/** The telephone numbers of a person, each with what it is for. */
export function PhoneRows({ phones }: Pick<Details, 'phones'>) {
  const t = useT();
  const kinds = phoneKinds.map((kind) => ({
    value: kind,
    label: t(`person.details.phone${kind}`),
  }));
  return (
    <ContactRows
      name="phones"
      contacts={phones}
      words={{
        title: t('person.details.phones'),
        none: t('person.details.noPhones'),
        add: t('person.details.addPhone'),
        remove: t('person.details.removePhone'),
      }}
      fields={(phone, index) => (
        <>
          <SelectField
            name={contactField('phones', index, 'type')}
            label={t('person.details.phoneKind')}
            options={kinds}
            defaultValue={phone?.type ?? 'MOBILE'}
            autoPickFirst
          />
          <TextField
            name={contactField('phones', index, 'number')}
            type="tel"
            label={t('person.details.phone')}
            defaultValue={phone?.number}
            pattern={numberPattern}
            title={t('person.details.phoneFormat')}
            maxLength={40}
            autoComplete="tel"
            required
          />
        </>
      )}
    />
  );
}
