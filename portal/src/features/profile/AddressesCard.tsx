import { useApolloClient, useMutation } from '@apollo/client/react';
import { useUser } from '@lampstand/auth';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { AddressBook, DataState, toast, type FormFailure } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import {
  AddressesDocument,
  RemoveAddressDocument,
  UpdateAddressDocument,
} from './AddressesCard.generated.ts';

/** The postal addresses of the signed-in person. */
export function AddressesCard() {
  const t = useT();
  const client = useApolloClient();
  const { _id: itemId } = useUser();
  const { data, ...rest } = useScreenQuery(AddressesDocument, { variables: { itemId } });
  const [update] = useMutation(UpdateAddressDocument);
  const [remove] = useMutation(RemoveAddressDocument);

  /** Shows what is kept now, also when the change was refused because that is something else. */
  async function changed(change: () => Promise<unknown>): Promise<FormFailure | undefined> {
    try {
      await change();
    } catch (error) {
      if (isOutdated(error)) await loadAgain();
      return formFailure(error, t);
    }
    await loadAgain();
    return undefined;
  }

  const loadAgain = () => client.refetchQueries({ include: [AddressesDocument] });

  return (
    <DataState {...rest} data={data} isEmpty={() => false}>
      {({ addresses }) => (
        <AddressBook
          own
          addresses={addresses}
          onSave={async (values, known) => {
            const state = known && { _id: known._id, version: known.version };
            const addressInput = { ...state, itemId, ...values };
            const failure = await changed(() => update({ variables: { addressInput } }));
            if (!failure) toast.success(t('common.success'));
            return failure;
          }}
          onRemove={({ _id, version }) => changed(() => remove({ variables: { _id, version } }))}
        />
      )}
    </DataState>
  );
}

const isOutdated = (error: unknown) =>
  ['CONFLICT', 'NOT_FOUND'].includes(readServerError(error).code);
