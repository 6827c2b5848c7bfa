import { useMay } from '../../auth/useMay.ts';
import { ImportLink } from '../../shared/list/ImportLink.tsx';
import type { GroupRecord } from './groups.binding.ts';

/** Leads whoever may change the group to where its members are brought in from a file. */
export function GroupImportLink({ group }: { readonly group: GroupRecord }) {
  const may = useMay();
  return may('edit', 'groups', group) ? <ImportLink to={`/groups/${group.id}/import`} /> : null;
}
