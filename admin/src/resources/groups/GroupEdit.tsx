import { EditPage } from '../../shared/form/EditPage.tsx';
import { GroupInputs } from './GroupInputs.tsx';
import type { GroupRecord } from './groups.binding.ts';
import { kindNames } from './kind-names.ts';

export function GroupEdit() {
  return (
    <EditPage<GroupRecord>
      title={(group) => group.name}
      valueNames={{ kind: kindNames }}
      history="?tab=history"
    >
      {() => <GroupInputs />}
    </EditPage>
  );
}
