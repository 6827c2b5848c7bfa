import { RecordLink } from './RecordLink.tsx';
import styles from './RecordLinks.module.css';

export interface RecordLinksProps {
  readonly resource: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
}

/** Several records in a row, each a link. */
export function RecordLinks({ resource, items }: RecordLinksProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, name }) => (
        <li key={id}>
          <RecordLink resource={resource} id={id}>
            {name}
          </RecordLink>
        </li>
      ))}
    </ul>
  );
}
