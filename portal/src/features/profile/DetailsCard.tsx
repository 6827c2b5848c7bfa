import { useMutation } from '@apollo/client/react';
import { useSession } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Card, DataState } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { ProfileDetailsDocument, SaveProfileDetailsDocument } from './DetailsCard.generated.ts';
import type { DetailsInput } from './details-values.rules.ts';

/** Names, places and contacts of the signed-in person. */
export function DetailsCard() {
  const t = useT();
  const { load } = useSession();
  const [save] = useMutation(SaveProfileDetailsDocument);
  // The form begins once, with what is kept now: what is remembered may be older.
  const { data, ...rest } = useScreenQuery(ProfileDetailsDocument, {
    fetchPolicy: 'network-only',
  });

  async function saveDetails(userProfileInput: DetailsInput): Promise<void> {
    await save({ variables: { userProfileInput } });
    // The frame calls the person by the new name.
    await load();
  }

  return (
    <Card title={t('person.details.title')}>
      <DataState {...rest} data={data?.currentUser}>
        {(details) => (
          <DetailsForm details={details} currencies={data?.currencies ?? []} onSave={saveDetails} />
        )}
      </DataState>
    </Card>
  );
}
