import { useState } from 'react';
import { maxLength, required, TextInput } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { localeOf, locales } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, SelectField } from '@lampstand/ui';
import type { TranslationForm } from './exam-form.ts';
import styles from './TranslationInputs.module.css';

/** Title and instructions in further languages, each beside the text that it translates. */
export function TranslationInputs() {
  const t = useT();
  const { append, remove } = useFieldArray({ name: 'translations', keyName: 'row' });
  const translations: readonly TranslationForm[] = useWatch({ name: 'translations' }) ?? [];
  const own: unknown = useWatch({ name: 'locale' });
  const [chosen, setChosen] = useState('');
  const used = [own, ...translations.map(({ locale }) => locale)];
  const free = locales.filter(({ code }) => !used.includes(code));
  const add = () => {
    append({ locale: chosen, title: '', instructions: '' });
    setChosen('');
  };
  return (
    <>
      {translations.map(({ locale }, at) => (
        <Translation key={locale} at={at} locale={locale} onRemove={() => remove(at)} />
      ))}
      {free.length > 0 && (
        <div className={styles.add}>
          <SelectField
            label={t('common.language')}
            options={free.map(({ code, label }) => ({ value: code, label }))}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button variant="outlined" disabled={chosen === ''} onClick={add}>
            {t('authoring.exam.addLanguage')}
          </Button>
        </div>
      )}
    </>
  );
}

interface TranslationProps {
  readonly at: number;
  readonly locale: string;
  readonly onRemove: () => void;
}

function Translation({ at, locale, onRemove }: TranslationProps) {
  const t = useT();
  const [title, instructions]: readonly unknown[] = useWatch({ name: ['title', 'instructions'] });
  const { label, bcp47 } = localeOf(locale);
  return (
    <section className={styles.translation} aria-label={label}>
      <div className={styles.head}>
        <h3 className={styles.name} lang={bcp47}>
          {label}
        </h3>
        <Button
          size="small"
          variant="text"
          aria-label={t('authoring.exam.removeLanguage', { language: label })}
          onClick={onRemove}
        >
          {t('common.remove')}
        </Button>
      </div>
      <div className={styles.pair}>
        <p className={styles.original}>{typeof title === 'string' ? title : ''}</p>
        <TextInput
          source={`translations.${at}.title`}
          label="fields.title"
          validate={[required(), maxLength(200)]}
          slotProps={{ htmlInput: { lang: bcp47 } }}
        />
      </div>
      <div className={styles.pair}>
        <p className={styles.original}>{typeof instructions === 'string' ? instructions : ''}</p>
        <TextInput
          source={`translations.${at}.instructions`}
          label="resources.exams.fields.instructions"
          multiline
          minRows={2}
          validate={maxLength(5000)}
          slotProps={{ htmlInput: { lang: bcp47 } }}
        />
      </div>
    </section>
  );
}
