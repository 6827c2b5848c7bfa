import { EditPage } from '../../shared/form/EditPage.tsx';
import { typeNames } from './region-names.ts';
import { RegionInputs } from './RegionInputs.tsx';
import type { RegionRecordFragment } from './regions.generated.ts';

export function RegionEdit() {
  return (
    <EditPage<RegionRecordFragment>
      title={(region) => region.name}
      valueNames={{ type: typeNames }}
      history="?tab=history"
    >
      {() => <RegionInputs />}
    </EditPage>
  );
}
