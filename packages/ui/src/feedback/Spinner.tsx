import { useT } from '@lampstand/i18n/react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** `default` stands alone on a screen, `small` in a line of text, `button` inside a button. */
  readonly variant?: 'default' | 'button' | 'small' | undefined;
}

/** Says that something is being fetched. In a button the button itself says so (`aria-busy`). */
export function Spinner({ variant = 'default' }: SpinnerProps) {
  return variant === 'button' ? (
    <Ring className={styles.button} />
  ) : (
    <Announced variant={variant} />
  );
}

function Announced({ variant }: { readonly variant: 'default' | 'small' }) {
  const t = useT();
  return (
    <span className={styles.place} role="status">
      <Ring className={styles[variant]} />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
    </span>
  );
}

function Ring({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="22" cy="22" r="19.5" />
      <circle className={styles.arc} cx="22" cy="22" r="19.5" />
    </svg>
  );
}
