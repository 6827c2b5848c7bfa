import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { actionWords, userActions, type UserAction } from './user-action.ts';
import { UserActionPanel } from './UserActionPanel.tsx';

/** What can be done with the selected people. Those for whom it failed stay selected. */
export function UserBulkActions() {
  const t = useT();
  const { selectedIds, onSelect, refetch } = useListContext();
  const [begun, setBegun] = useState<{ action: UserAction; ids: readonly string[] }>();
  const finish = (left: readonly string[], done: boolean) => {
    setBegun(undefined);
    if (!done) return;
    onSelect([...left]);
    void refetch();
  };
  return (
    <>
      {userActions.map((action) => (
        <Button
          key={action}
          variant="outlined"
          size="small"
          onClick={() => setBegun({ action, ids: selectedIds.map(String) })}
        >
          {t.dynamic(actionWords[action].label)}
        </Button>
      ))}
      {begun && <UserActionPanel {...begun} onClose={finish} />}
    </>
  );
}
