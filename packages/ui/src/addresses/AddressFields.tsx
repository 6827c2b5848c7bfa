import { useT } from '@lampstand/i18n/react';
import { CountryField } from '../forms/CountryField.tsx';
import { TextField } from '../forms/TextField.tsx';
import type { KeptAddress } from './address-values.ts';

export interface AddressFieldsProps {
  readonly address?: KeptAddress | undefined;
  /** Whether it is the address of whoever fills it in, which the browser may know. */
  readonly own?: boolean | undefined;
}

/** The lines of an address, in the order of an envelope; only the country is required. */
export function AddressFields({ address, own = false }: AddressFieldsProps) {
  const t = useT();
  const line = (name: 'line1' | 'line2' | 'city' | 'state' | 'postcode', meaning: string) => ({
    name,
    defaultValue: address?.[name] ?? '',
    autoComplete: own ? meaning : 'off',
    maxLength: name === 'postcode' ? 20 : 120,
  });
  return (
    <>
      <TextField {...line('line1', 'address-line1')} label={t('person.address.line1')} />
      <TextField {...line('line2', 'address-line2')} label={t('person.address.line2')} />
      <TextField {...line('city', 'address-level2')} label={t('person.address.city')} />
      <TextField {...line('state', 'address-level1')} label={t('person.address.state')} />
      <TextField {...line('postcode', 'postal-code')} label={t('person.address.postcode')} />
      <CountryField
        defaultValue={address?.country ?? ''}
        autoComplete={own ? 'country' : 'off'}
        required
      />
    </>
  );
}
