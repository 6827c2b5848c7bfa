import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import styles from './SecondFactorCard.module.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Codes that are shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useT();
  return (
    <>
      <Alert severity="warning" title={t('person.security.codes')}>
        {t('person.security.codesHint')}
      </Alert>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>{t('person.security.codesKept')}</Button>
    </>
  );
}
