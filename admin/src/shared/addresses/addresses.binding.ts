import { recordVerb, type Binding, type ListRequest } from '../../data/binding.ts';
import {
  AddressesListDocument,
  AddressesRemoveDocument,
  AddressesSaveDocument,
  type AddressInput,
} from './addresses.generated.ts';

/** Addresses of one person or region: few, so they come all at once. */
export const addressesBinding = {
  list: ({ filter }: ListRequest) => ({
    query: AddressesListDocument,
    variables: { itemId: filter?.['itemId'] },
    parseResponse: ({ data }) => ({ data: data.addresses, total: data.addresses.length }),
  }),
  /** A new one has no `_id`. */
  create: recordVerb(
    AddressesSaveDocument,
    (input: AddressInput) => ({ input }),
    ({ updateAddress }) => updateAddress,
  ),
  remove: (id, version) => ({
    query: AddressesRemoveDocument,
    variables: { id, version },
    parseResponse: ({ data }) => ({ data: data.removeAddress }),
  }),
} satisfies Binding;
