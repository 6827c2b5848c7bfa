import { useId } from 'react';
import { isLocaleCode, locales, type LocaleCode } from '@lampstand/i18n';
import { useLocale, useT } from '@lampstand/i18n/react';
import { Icon, languagePath, VisuallyHidden } from '@lampstand/ui';
import styles from './Setup.module.css';

export interface SetupLanguageProps {
  readonly onChoose: (locale: LocaleCode) => void;
}

/** Every language of the product: the college has not yet chosen any. */
export function SetupLanguage({ onChoose }: SetupLanguageProps) {
  const t = useT();
  const id = useId();
  const { code } = useLocale();
  return (
    <div className={styles.language}>
      <Icon path={languagePath} size="small" />
      <label htmlFor={id}>
        <VisuallyHidden>{t('shell.chooseLanguage')}</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.languages}
        value={code}
        onChange={({ target }) => {
          if (isLocaleCode(target.value)) onChoose(target.value);
        }}
      >
        {locales.map((locale) => (
          <option key={locale.code} value={locale.code} lang={locale.bcp47}>
            {locale.label}
          </option>
        ))}
      </select>
    </div>
  );
}
