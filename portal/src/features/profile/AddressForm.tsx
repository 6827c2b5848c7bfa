import { useT } from '@lampstand/i18n/react';
import { Form, TextField, toast, type FormFailure, type FormValues } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';
import { CountryField } from '../../shared/person/CountryField.tsx';
import { addressValues, type AddressValues } from './address-values.ts';

export interface AddressFormProps {
  readonly address: AddressValues;
  /** What it throws is said in the form. */
  readonly onSave: (address: AddressValues) => Promise<void>;
  readonly onClose: () => void;
}

/** A postal address; only its country is required. */
export function AddressForm({ address, onSave, onClose }: AddressFormProps) {
  const t = useT();

  async function save(values: FormValues): Promise<FormFailure | undefined> {
    try {
      await onSave(addressValues(values));
    } catch (error) {
      return formFailure(error, t);
    }
    toast.success(t('common.success'));
    onClose();
    return undefined;
  }

  return (
    <Form id="address" onSubmit={save} onCancel={onClose}>
      <TextField
        name="line1"
        label={t('person.profile.line1')}
        defaultValue={address.line1}
        autoComplete="address-line1"
      />
      <TextField
        name="line2"
        label={t('person.profile.line2')}
        defaultValue={address.line2}
        autoComplete="address-line2"
      />
      <TextField
        name="city"
        label={t('person.profile.city')}
        defaultValue={address.city}
        autoComplete="address-level2"
      />
      <TextField
        name="state"
        label={t('person.profile.state')}
        defaultValue={address.state}
        autoComplete="address-level1"
      />
      <TextField
        name="postcode"
        label={t('person.profile.postcode')}
        defaultValue={address.postcode}
        autoComplete="postal-code"
      />
      <CountryField defaultValue={address.country} />
    </Form>
  );
}
