import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** `content` is 1024 px wide at most, `narrow` (the default layout) 566 px. */
  readonly width?: 'content' | 'narrow' | undefined;
  readonly children: ReactNode;
}

/** Where the skip link leads. */
export const mainId = 'main';

/** The main part of a screen. */
export function Page({ width = 'content', children }: PageProps) {
  return (
    <main id={mainId} tabIndex={-1} className={classNames(styles.page, styles[width])}>
      {children}
    </main>
  );
}
