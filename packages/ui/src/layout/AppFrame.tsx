import type { ReactNode } from 'react';
import { readSite } from '@lampstand/i18n/site';
import styles from './AppFrame.module.css';

export interface AppFrameProps {
  /** Banners and the top bar. */
  readonly top?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Top, content and footer, with the footer at the foot of the window on short pages. */
export function AppFrame({ top, footer, children }: AppFrameProps) {
  const { bannerText } = readSite();
  return (
    <div className={styles.frame}>
      {bannerText && <p className={styles.banner}>{bannerText}</p>}
      {top}
      <div className={styles.content}>{children}</div>
      {footer}
    </div>
  );
}
