import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import styles from './GroupMembers.module.css';
import type { GroupRole } from './groups.generated.ts';

export interface Member {
  readonly id: string;
  readonly fullName: string;
}

export interface MemberRowProps {
  readonly person: Member;
  readonly memberRole: GroupRole;
  readonly working: boolean;
  /** Not given to those who only read the group. */
  readonly onChange: ((kind: 'move' | 'remove', person: Member) => void) | undefined;
}

/** Somebody of a group, and what can be done with them. Each button names the person. */
export function MemberRow({ person, memberRole, working, onChange }: MemberRowProps) {
  const t = useT();
  const { id, fullName } = person;
  const move =
    memberRole === 'STUDENT'
      ? t('resources.groups.makeFacilitator')
      : t('resources.groups.makeStudent');
  return (
    <li className={styles.person}>
      <span className={styles.name}>
        <RecordLink resource="users" id={id}>
          {fullName}
        </RecordLink>
      </span>
      {onChange && (
        <>
          <Button
            variant="text"
            size="small"
            aria-label={`${move}: ${fullName}`}
            disabled={working}
            onClick={() => onChange('move', person)}
          >
            {move}
          </Button>
          <Button
            variant="text"
            size="small"
            aria-label={`${t('common.remove')}: ${fullName}`}
            disabled={working}
            onClick={() => onChange('remove', person)}
          >
            {t('common.remove')}
          </Button>
        </>
      )}
    </li>
  );
}
