import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { RegionInputs } from './RegionInputs.tsx';
import type { RegionRecordFragment } from './regions.generated.ts';

export function RegionCreate() {
  return (
    <CreatePage<RegionRecordFragment> nameOf={(region) => region.name} defaultValues={defaults}>
      <RegionInputs />
    </CreatePage>
  );
}

const defaults = { type: 'LAMPSTAND_CAMPUS', closed: false };
