import { Card } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import styles from './GroupMembers.module.css';

export interface GroupMembersProps {
  readonly title: string;
  readonly empty: string;
  readonly people: readonly { readonly id: string; readonly fullName: string }[];
}

/** The students or the facilitators of a group, in columns. */
export function GroupMembers({ title, empty, people }: GroupMembersProps) {
  return (
    <Card title={title}>
      {people.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={styles.people}>
          {people.map(({ id, fullName }) => (
            <li key={id}>
              <RecordLink resource="users" id={id}>
                {fullName}
              </RecordLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
