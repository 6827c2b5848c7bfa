import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { countriesIn } from '@lampstand/i18n/countries';
import { useLocale, useT } from '@lampstand/i18n/react';
import {
  Form,
  Modal,
  SelectField,
  TextField,
  type FormValues,
  type SubmitAnswer,
} from '@lampstand/ui';
import type { AddressRecordFragment } from './addresses.generated.ts';

export interface AddressDialogProps {
  readonly itemId: string;
  /** A new one without it. */
  readonly address: AddressRecordFragment | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Adds an address to a person or region, or changes one; only the country is required. */
export function AddressDialog({ itemId, address, onDone, onClose }: AddressDialogProps) {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { code } = useLocale();
  const countries = countriesIn(code).map((each) => ({ value: each.code, label: each.name }));

  async function save({ text }: FormValues): Promise<SubmitAnswer> {
    const lines = Object.fromEntries(parts.map((part) => [part, text(part)]));
    try {
      await dataProvider.create('addresses', {
        data: {
          ...(address ? { _id: address.id, name: address.name } : {}),
          ...lines,
          itemId,
          country: text('country'),
        },
      });
    } catch (error) {
      const fields = error instanceof HttpError ? error.body?.errors : undefined;
      return fields ? { fields } : { message: error instanceof Error ? error.message : '' };
    }
    notify('common.success', { type: 'success' });
    onDone();
    return undefined;
  }

  return (
    <Modal
      title={address ? t('resources.users.editAddress') : t('resources.users.addAddress')}
      onClose={onClose}
    >
      <Form id="address" onSubmit={save} onCancel={onClose} guard={false}>
        {parts.map((part) => (
          <TextField
            key={part}
            name={part}
            label={t(`resources.users.${part}`)}
            defaultValue={address?.[part] ?? ''}
            maxLength={part === 'postcode' ? 20 : 120}
          />
        ))}
        <SelectField
          name="country"
          label={t('resources.users.country')}
          options={countries}
          defaultValue={address?.country ?? ''}
          required
        />
      </Form>
    </Modal>
  );
}

const parts = ['line1', 'line2', 'city', 'state', 'postcode'] as const;
