import { recordVerb, type Binding, type ListRequest } from '../../../data/binding.ts';
import {
  UserAddressesListDocument,
  UserAddressesRemoveDocument,
  UserAddressesSaveDocument,
  type AddressInput,
} from './addresses.generated.ts';

/** Addresses of one person: few, so they come all at once. */
export const addressesBinding = {
  list: ({ filter }: ListRequest) => ({
    query: UserAddressesListDocument,
    variables: { itemId: filter?.['itemId'] },
    parseResponse: ({ data }) => ({ data: data.addresses, total: data.addresses.length }),
  }),
  /** A new one has no `_id`. */
  create: recordVerb(
    UserAddressesSaveDocument,
    (input: AddressInput) => ({ input }),
    ({ updateAddress }) => updateAddress,
  ),
  remove: recordVerb(
    UserAddressesRemoveDocument,
    (id: string) => ({ id }),
    ({ removeAddress }) => removeAddress,
  ),
} satisfies Binding;
