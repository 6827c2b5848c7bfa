import { readSite } from '@lampstand/i18n/site';
import { college } from '../college.ts';
import styles from './LegalText.module.css';

/** Whom to write to; nothing where the college has named no address. */
export function ContactAddress() {
  const { contactAddress, contactEmail } = readSite();
  if (!contactAddress && !contactEmail) return null;
  return (
    <address className={styles.address}>
      {[college.name, contactAddress].filter(Boolean).join('\n')}
      {contactEmail && (
        <>
          {'\n'}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </>
      )}
    </address>
  );
}
