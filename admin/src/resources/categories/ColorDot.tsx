import styles from './ColorDot.module.css';

/** A colour, seen and read. */
export function ColorDot({ color }: { readonly color: string }) {
  return (
    <span className={styles.place}>
      <span className={styles.dot} style={{ backgroundColor: color }} />
      {color}
    </span>
  );
}
