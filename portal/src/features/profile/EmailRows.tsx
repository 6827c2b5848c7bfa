import { useT } from '@lampstand/i18n/react';
import { SelectField, TextField } from '@lampstand/ui';
import { ContactRows } from './ContactRows.tsx';
import { contactField, emailKinds, type Details } from './details-values.rules.ts';

/** The further e-mail addresses of a person, each with what it is for. */
export function EmailRows({ emails }: Pick<Details, 'emails'>) {
  const t = useT();
  const kinds = emailKinds.map((kind) => ({
    value: kind,
    label: t(`person.details.email${kind}`),
  }));
  return (
    <ContactRows
      name="emails"
      contacts={emails}
      words={{
        title: t('person.details.emails'),
        hint: t('person.details.emailsHint'),
        none: t('person.details.noEmails'),
        add: t('person.details.addEmail'),
        remove: t('person.details.removeEmail'),
      }}
      fields={(email, index) => (
        <>
          <SelectField
            name={contactField('emails', index, 'type')}
            label={t('person.details.emailKind')}
            options={kinds}
            defaultValue={email?.type ?? 'PERSONAL'}
            autoPickFirst
          />
          <TextField
            name={contactField('emails', index, 'email')}
            type="email"
            label={t('common.email')}
            defaultValue={email?.email}
            maxLength={254}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </>
      )}
    />
  );
}
