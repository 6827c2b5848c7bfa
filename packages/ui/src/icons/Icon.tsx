import styles from './Icon.module.css';

export interface IconProps {
  /** A line drawing on a 24 by 24 grid, from icon-paths.ts. */
  readonly path: string;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A decoration: the words beside it, or the button's label, say what it means. */
export function Icon({ path, size = 'medium' }: IconProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
