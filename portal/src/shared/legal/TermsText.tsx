import { useFormat, useT } from '@lampstand/i18n/react';
import { college } from '../college.ts';
import { termsSections } from './legal-sections.ts';
import { ContactAddress } from './ContactAddress.tsx';
import styles from './LegalText.module.css';

/** The terms of use, below their heading. */
export function TermsText() {
  const t = useT();
  const { formatDate } = useFormat();
  const date = formatDate(termsSections.changedOn, { dateStyle: 'long' });
  return (
    <div className={styles.text}>
      <p className={styles.changed}>{t('legal.terms.updated', { date })}</p>
      <p>{t('legal.terms.intro', { organisation: college.name })}</p>
      {termsSections.keys.map((key) => (
        <section key={key}>
          <h2>{t(`legal.terms.${key}Title`)}</h2>
          <p>{t(`legal.terms.${key}Body`)}</p>
        </section>
      ))}
      <ContactAddress />
    </div>
  );
}
