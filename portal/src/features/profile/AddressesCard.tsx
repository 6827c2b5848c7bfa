import { useMutation } from '@apollo/client/react';
import { useUser } from '@lampstand/auth';
import { DataState } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { AddressBook, type KeptAddress } from './AddressBook.tsx';
import {
  AddressesDocument,
  RemoveAddressDocument,
  UpdateAddressDocument,
  type AddressesQuery,
} from './AddressesCard.generated.ts';

/** The postal addresses of the signed-in person. */
export function AddressesCard() {
  const { _id: itemId } = useUser();
  const { data, ...rest } = useScreenQuery(AddressesDocument, { variables: { itemId } });
  const again = { refetchQueries: [AddressesDocument], awaitRefetchQueries: true };
  const [update] = useMutation(UpdateAddressDocument, again);
  const [remove] = useMutation(RemoveAddressDocument, again);
  return (
    <DataState {...rest} data={data} isEmpty={() => false}>
      {({ addresses }) => (
        <AddressBook
          addresses={addresses.map(keptAddress)}
          onSave={async (address, _id) => {
            const known = _id === undefined ? {} : { _id };
            await update({ variables: { addressInput: { ...known, itemId, ...address } } });
          }}
          onRemove={async (_id) => {
            await remove({ variables: { _id } });
          }}
        />
      )}
    </DataState>
  );
}

function keptAddress({
  line1,
  line2,
  city,
  state,
  postcode,
  ...rest
}: AddressesQuery['addresses'][number]): KeptAddress {
  return {
    ...rest,
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    state: state ?? '',
    postcode: postcode ?? '',
  };
}
