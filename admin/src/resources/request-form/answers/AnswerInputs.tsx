import { maxLength, SelectInput, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../../shared/form/FormSection.tsx';
import { replyChoices } from './status-names.ts';

/** What the office answers. */
export function AnswerInputs() {
  const t = useT();
  return (
    <FormSection title={t('resources.requestFormAnswers.yourAnswer')}>
      <SelectInput
        source="status"
        choices={replyChoices}
        format={unlessNew}
        validate={answered}
        isRequired
      />
      <WholeRow>
        <TextInput
          source="reply"
          multiline
          minRows={3}
          helperText="resources.requestFormAnswers.replyHint"
          validate={maxLength(5000)}
        />
      </WholeRow>
    </FormSection>
  );
}

/** Nothing is chosen yet for a request that nobody took up. */
const unlessNew = (status: string) => (status === 'NEW' ? '' : status);
const answered = (status: string | null) =>
  !status || status === 'NEW' ? 'ra.validation.required' : undefined;
