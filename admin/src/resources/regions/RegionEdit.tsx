import { EditPage } from '../../shared/form/EditPage.tsx';
import { RegionInputs } from './RegionInputs.tsx';
import type { RegionRecordFragment } from './regions.generated.ts';

export function RegionEdit() {
  return (
    <EditPage<RegionRecordFragment> title={(region) => region.name}>
      {() => <RegionInputs />}
    </EditPage>
  );
}
