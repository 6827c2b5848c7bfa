import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { useShowError } from '../../shared/form/useShowError.ts';
import type { MemberChange } from './group-actions.binding.ts';
import type { GroupRecord } from './groups.binding.ts';
import type { GroupRole } from './groups.generated.ts';
import type { Member } from './MemberRow.tsx';

/** Takes people out of a role of a group, or gives them the other; who was taken out can come back. */
export function useMemberChange(group: GroupRecord, role: GroupRole) {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const showError = useShowError();
  const [working, setWorking] = useState(false);
  const [removed, setRemoved] = useState<Member>();

  async function send(change: MemberChange['change'], person: Member, as: GroupRole) {
    setWorking(true);
    try {
      await dataProvider.create('groupMembers', {
        data: { change, groupId: group.id, userIds: [person.id], role: as },
      });
      setRemoved(change === 'remove' ? person : undefined);
    } catch (error) {
      showError(error);
    }
    setWorking(false);
    refresh();
  }

  const other: GroupRole = role === 'STUDENT' ? 'FACILITATOR' : 'STUDENT';
  return {
    working,
    removed,
    change: (kind: 'move' | 'remove', person: Member) =>
      void send(kind, person, kind === 'move' ? other : role),
    undo: () => {
      if (removed) void send('add', removed, role);
    },
  };
}
