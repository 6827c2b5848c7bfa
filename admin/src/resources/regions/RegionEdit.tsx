import { EditPage } from '../../shared/form/EditPage.tsx';
import { DutyInputs } from './DutyInputs.tsx';
import { typeNames } from './region-names.ts';
import { RegionInputs } from './RegionInputs.tsx';
import type { RegionRecord } from './regions.binding.ts';

export function RegionEdit() {
  return (
    <EditPage<RegionRecord>
      title={(region) => region.name}
      valueNames={{ type: typeNames }}
      history="?tab=history"
    >
      {(region) => (
        <>
          <RegionInputs />
          <DutyInputs regionId={region.id} />
        </>
      )}
    </EditPage>
  );
}
