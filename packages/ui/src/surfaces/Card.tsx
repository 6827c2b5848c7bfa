import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export interface CardProps {
  /** With a title the card is a region that screen readers can jump to. */
  readonly title?: string | undefined;
  /** The level that the title has on its page; 2 unless told. */
  readonly level?: 2 | 3 | undefined;
  readonly actions?: ReactNode;
  /** No inner margin: for tables, lists and pictures that reach the edge. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

export function Card({ title, level = 2, actions, flush = false, children }: CardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const body = <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>;
  if (!title) return <div className={styles.card}>{body}</div>;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {actions}
      </div>
      {body}
    </section>
  );
}
