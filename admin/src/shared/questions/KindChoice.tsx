import { MenuItem, TextField } from '@mui/material';
import { useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { isQuestionKind, kindChoices } from './kind-names.ts';
import { asKind } from './question-form.ts';
import { useQuestionValue } from './useQuestionValue.ts';

/** Chooses what kind of question it is; what the kinds have in common stays. */
export function KindChoice({ fixed }: { readonly fixed: boolean }) {
  const t = useT();
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const question = useQuestionValue();
  const choose = (kind: string) => {
    if (!isQuestionKind(kind)) return;
    const { parts, key, maxWords, unit } = asKind(question, kind);
    for (const [name, value] of Object.entries({ kind, parts, key, maxWords, unit })) {
      setValue(getSource(name), value, { shouldDirty: true });
    }
  };
  return (
    <TextField
      select
      size="small"
      margin="dense"
      label={t('authoring.questions.kind')}
      value={question.kind}
      disabled={fixed}
      onChange={(event) => choose(event.target.value)}
    >
      {kindChoices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {t.dynamic(name)}
        </MenuItem>
      ))}
    </TextField>
  );
}
