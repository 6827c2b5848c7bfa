import { EditPage } from '../../shared/form/EditPage.tsx';
import type { AccommodationRecord } from './accommodations.binding.ts';
import { AccommodationInputs } from './AccommodationInputs.tsx';

export function AccommodationEdit() {
  return (
    <EditPage<AccommodationRecord> title={({ name }) => name} history="?tab=history">
      {() => <AccommodationInputs />}
    </EditPage>
  );
}
