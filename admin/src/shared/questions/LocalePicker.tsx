import { MenuItem, TextField } from '@mui/material';
import { useSourceContext } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { isLocaleCode, type LocaleCode, localeOf, locales } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { incompleteLocales, startedLocales } from './question-form.ts';
import { refusedLocales } from './refused-locales.ts';
import { useQuestionPlace } from './question-place.ts';
import { useQuestionValue } from './useQuestionValue.ts';

export interface LocalePickerProps {
  readonly onChange: (locale: LocaleCode) => void;
}

/** In which language the texts are written; it says in which some of them are missing or refused. */
export function LocalePicker({ onChange }: LocalePickerProps) {
  const t = useT();
  const { locale, courseLocale } = useQuestionPlace();
  const { getSource } = useSourceContext();
  const { errors } = useFormState();
  const question = useQuestionValue();
  const started = new Set([courseLocale, ...startedLocales(question)]);
  const incomplete = incompleteLocales(question, courseLocale);
  const begun = incomplete.filter((code) => startedLocales(question).includes(code));
  const refused = refusedLocales(get(errors, getSource('texts')), get(errors, getSource('parts')));
  const others = refused.filter((code) => code !== locale);
  const named = (codes: readonly string[]) =>
    codes.map((code) => (isLocaleCode(code) ? localeOf(code).label : code)).join(', ');
  const first = locales.filter(({ code }) => started.has(code));
  const rest = locales.filter(({ code }) => !started.has(code));
  return (
    <>
      <TextField
        select
        size="small"
        margin="dense"
        label={t('authoring.questions.locale')}
        value={locale}
        onChange={(event) => {
          if (isLocaleCode(event.target.value)) onChange(event.target.value);
        }}
        helperText={
          begun.length > 0
            ? t('authoring.questions.missingIn', { languages: named(begun) })
            : t('authoring.questions.localeHint')
        }
      >
        {[...first, ...rest].map(({ code, label }) => (
          <MenuItem key={code} value={code}>
            {started.has(code)
              ? label
              : t('authoring.questions.localeWithout', { language: label })}
          </MenuItem>
        ))}
      </TextField>
      {others.length > 0 && (
        <Alert severity="danger">
          {t('authoring.questions.refusedIn', { languages: named(others) })}
        </Alert>
      )}
    </>
  );
}
