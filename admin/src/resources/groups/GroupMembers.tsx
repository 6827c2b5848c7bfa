import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, plusPath } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { AddMembersPanel } from './AddMembersPanel.tsx';
import styles from './GroupMembers.module.css';
import type { GroupRecord } from './groups.binding.ts';
import type { GroupRole } from './groups.generated.ts';
import { MemberRow } from './MemberRow.tsx';
import { useMemberChange } from './useMemberChange.ts';

export interface GroupMembersProps {
  readonly group: GroupRecord;
  readonly memberRole: GroupRole;
}

/** The students or the facilitators of a group, to be added, taken out and given the other role. */
export function GroupMembers({ group, memberRole }: GroupMembersProps) {
  const t = useT();
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const { change, working, removed, undo } = useMemberChange(group, memberRole);
  const mayEdit = may('edit', 'groups', group);
  const students = memberRole === 'STUDENT';
  const people = students ? group.students : group.facilitators;
  const add = mayEdit && (
    <Button variant="outlined" size="small" icon={plusPath} onClick={() => setAdding(true)}>
      {students ? t('resources.groups.addStudents') : t('resources.groups.addFacilitators')}
    </Button>
  );
  return (
    <Card
      title={
        students
          ? t('resources.groups.fields.studentIds')
          : t('resources.groups.fields.facilitatorIds')
      }
      actions={add}
    >
      <div role="status">
        {removed && (
          <Alert
            severity="info"
            actions={
              <Button variant="outlined" size="small" loading={working} onClick={undo}>
                {t('resources.groups.undo')}
              </Button>
            }
          >
            {t('resources.groups.memberRemoved', { name: removed.fullName })}
          </Alert>
        )}
      </div>
      {people.length === 0 ? (
        <p>{students ? t('resources.groups.noStudents') : t('resources.groups.noFacilitators')}</p>
      ) : (
        <ul className={styles.people}>
          {people.map((person) => (
            <MemberRow
              key={person.id}
              person={person}
              memberRole={memberRole}
              onChange={mayEdit ? change : undefined}
              working={working}
            />
          ))}
        </ul>
      )}
      {adding && (
        <AddMembersPanel group={group} memberRole={memberRole} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}
