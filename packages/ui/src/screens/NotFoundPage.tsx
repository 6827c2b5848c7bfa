import { useT } from '@lampstand/i18n/react';
import { ButtonLink } from '../actions/ButtonLink.tsx';
import { homePath } from '../icons/icon-paths.ts';
import { LampMark } from '../layout/LampMark.tsx';
import styles from './NotFoundPage.module.css';

/** The answer to every address that does not exist. */
export function NotFoundPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <title>{t('shell.notFoundTitle')}</title>
      <span className={styles.mark}>
        <LampMark />
      </span>
      <h1>{t('shell.notFoundTitle')}</h1>
      <p className={styles.words}>{t('shell.notFoundBody')}</p>
      <ButtonLink to="/dashboard" icon={homePath}>
        {t('common.home')}
      </ButtonLink>
    </div>
  );
}
