import { useNotify, useUpdate } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { useShowError } from '../../shared/form/useShowError.ts';
import { wholeRecord } from '../../shared/record/whole-record.ts';
import type { GroupRecord } from './groups.binding.ts';

/** Puts a group into the archive or takes it out again; harmless, so it can be undone instead of asked. */
export function ArchiveButton({ group }: { readonly group: GroupRecord }) {
  const t = useT();
  const may = useMay();
  const notify = useNotify();
  const showError = useShowError();
  const [update] = useUpdate<GroupRecord>();
  if (!may('edit', 'groups', group)) return null;

  const { archived, name } = group;
  const change = () =>
    void update(
      'groups',
      { id: group.id, data: { archived: !archived }, previousData: group, ...wholeRecord },
      {
        mutationMode: 'undoable',
        onSuccess: () =>
          notify(archived ? 'resources.groups.unarchivedNow' : 'resources.groups.archivedNow', {
            undoable: true,
            messageArgs: { name },
          }),
        onError: showError,
      },
    );
  return (
    <Button variant="outlined" onClick={change}>
      {archived ? t('resources.groups.unarchive') : t('resources.groups.archive')}
    </Button>
  );
}
