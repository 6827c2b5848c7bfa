import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { GroupInputs } from './GroupInputs.tsx';
import type { GroupRecord } from './groups.binding.ts';

export function GroupCreate() {
  return (
    <CreatePage<GroupRecord>
      nameOf={(group) => group.name}
      defaultValues={{ kind: 'CAMPUS', archived: false, studentIds: [], facilitatorIds: [] }}
    >
      <GroupInputs />
    </CreatePage>
  );
}
