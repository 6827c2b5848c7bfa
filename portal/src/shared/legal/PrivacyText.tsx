import { useFormat, useT } from '@lampstand/i18n/react';
import { college } from '../college.ts';
import { privacySections } from './legal-sections.ts';
import { ContactAddress } from './ContactAddress.tsx';
import styles from './LegalText.module.css';

/** The privacy notice, below its heading. */
export function PrivacyText() {
  const t = useT();
  const { formatDate } = useFormat();
  const date = formatDate(privacySections.changedOn, { dateStyle: 'long' });
  return (
    <div className={styles.text}>
      <p className={styles.changed}>{t('legal.privacy.updated', { date })}</p>
      <p>{t('legal.privacy.intro', { organisation: college.name })}</p>
      {privacySections.keys.map((key) => (
        <section key={key}>
          <h2>{t(`legal.privacy.${key}Title`)}</h2>
          <p>{t(`legal.privacy.${key}Body`)}</p>
        </section>
      ))}
      <ContactAddress />
    </div>
  );
}
