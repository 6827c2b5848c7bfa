import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { AddressBook, DataState, type SubmitAnswer } from '@lampstand/ui';
import { refusalOf } from '../form/refusal-of.ts';
import type { AddressRecordFragment } from './addresses.generated.ts';

export interface RecordAddressesProps {
  /** The person or region. */
  readonly itemId: string;
  /** "Addresses" unless told. */
  readonly title?: string;
  /** What is said where there is none. */
  readonly empty?: string;
}

/** The postal addresses of a person or region, for those who may change it. */
export function RecordAddresses({ itemId, ...words }: RecordAddressesProps) {
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { data, error, isPending, refetch } = useGetList<AddressRecordFragment>('addresses', {
    filter: { itemId },
  });

  /** Shows what is kept now, also when the change was refused because that is something else. */
  async function changed(change: () => Promise<unknown>): Promise<SubmitAnswer> {
    const failure = await change().then(() => undefined, refusalOf);
    await refetch();
    return failure;
  }

  return (
    <DataState
      loading={isPending}
      error={error}
      data={data}
      isEmpty={() => false}
      onRetry={() => void refetch()}
    >
      {(addresses) => (
        <AddressBook
          {...words}
          addresses={addresses}
          onSave={async (values, known) => {
            const state = known && { _id: known._id, version: known.version, name: known.name };
            const input = { data: { ...state, ...values, itemId } };
            const failure = await changed(() => dataProvider.create('addresses', input));
            if (!failure) notify('common.success', { type: 'success' });
            return failure;
          }}
          onRemove={({ _id: id, ...previousData }) =>
            changed(() => dataProvider.delete('addresses', { id, previousData }))
          }
        />
      )}
    </DataState>
  );
}
