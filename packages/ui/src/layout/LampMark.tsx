import styles from './LampMark.module.css';

/** The product's mark: a flame on its stand. */
export function LampMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={styles.flame}
        d="M16 2.5c3.4 4 4.6 6.3 4.6 8.4a4.6 4.6 0 0 1-9.2 0c0-2.1 1.2-4.4 4.6-8.4"
      />
      <path d="M6.5 15.5h19c0 4-3.7 6.3-8 6.7V26h4.3v3H10.2v-3h4.3v-3.8c-4.3-.4-8-2.7-8-6.7" />
    </svg>
  );
}
