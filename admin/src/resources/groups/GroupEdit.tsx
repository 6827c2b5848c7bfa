import { EditPage } from '../../shared/form/EditPage.tsx';
import { GroupInputs } from './GroupInputs.tsx';
import type { GroupRecord } from './groups.binding.ts';

export function GroupEdit() {
  return <EditPage<GroupRecord> title={(group) => group.name}>{() => <GroupInputs />}</EditPage>;
}
