import { useState, type ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { AppFrame, ColorSchemeToggle, LampMark, LanguagePicker, SiteLinks } from '@lampstand/ui';
import { readSite } from '@lampstand/i18n/site';
import { college } from '../../shared/college.ts';
import styles from './VisitorFrame.module.css';

export interface VisitorFrameProps {
  /** False where the screen has a language picker of its own. */
  readonly languages?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Top and foot of the screens that people see before they sign in. Its links load pages, so that
 * the login page gets along without a router.
 */
export function VisitorFrame({ children, languages = true }: VisitorFrameProps) {
  return (
    <AppFrame top={<Top />} footer={<Foot languages={languages} />}>
      {children}
    </AppFrame>
  );
}

function Top() {
  return (
    <header className={styles.top}>
      <a className={styles.brand} href="/login">
        <LampMark />
        {college.shortName}
      </a>
      <ColorSchemeToggle />
    </header>
  );
}

function Foot({ languages }: { readonly languages: boolean }) {
  const t = useT();
  const [year] = useState(() => String(new Date().getFullYear()));
  return (
    <footer className={styles.foot}>
      <div className={styles.row}>
        <p className={styles.copyright}>
          {t('shell.copyright', { year, organisation: college.name })}
        </p>
        <ul className={styles.links}>
          <li>
            <a className={styles.link} href={readSite().privacyUrl ?? '/privacy'}>
              {t('shell.privacy')}
            </a>
          </li>
          <li>
            <a className={styles.link} href={readSite().termsUrl ?? '/terms'}>
              {t('shell.terms')}
            </a>
          </li>
          <SiteLinks className={styles.link} />
        </ul>
        {languages && <LanguagePicker />}
      </div>
    </footer>
  );
}
