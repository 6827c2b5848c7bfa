import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { readSite } from '@lampstand/i18n/site';
import { SiteLinks } from './SiteLinks.tsx';
import { LanguagePicker, type LanguagePickerProps } from './LanguagePicker.tsx';
import styles from './Footer.module.css';

export interface FooterProps extends LanguagePickerProps {
  readonly organisation: string;
  /** Full year of the copyright line; this year unless told. */
  readonly year?: number | undefined;
  /** In the back-office, where the legal pages belong to the other app. */
  readonly linksReload?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Links to privacy and terms, the copyright and the language picker. */
export function Footer(props: FooterProps) {
  const { organisation, linksReload = false, children, ...rest } = props;
  const [thisYear] = useState(() => new Date().getFullYear());
  const { year = thisYear, ...picker } = rest;
  const t = useT();
  const site = readSite();
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.row}>
        <p className={styles.copyright}>
          {t('shell.copyright', { year: String(year), organisation })}
        </p>
        <ul className={styles.links}>
          <li>
            {site.privacyUrl ? (
              <a className={styles.link} href={site.privacyUrl}>
                {t('shell.privacy')}
              </a>
            ) : (
              <Link className={styles.link} to="/privacy" reloadDocument={linksReload}>
                {t('shell.privacy')}
              </Link>
            )}
          </li>
          <li>
            {site.termsUrl ? (
              <a className={styles.link} href={site.termsUrl}>
                {t('shell.terms')}
              </a>
            ) : (
              <Link className={styles.link} to="/terms" reloadDocument={linksReload}>
                {t('shell.terms')}
              </Link>
            )}
          </li>
          <SiteLinks className={styles.link} />
        </ul>
        <LanguagePicker {...picker} />
        {children}
      </div>
    </footer>
  );
}
