import { maxLength, regex, required, TextInput } from 'react-admin';

/** The right number, how far off one may be, and what it is counted in. */
export function NumericKey() {
  return (
    <>
      <TextInput
        source="key.number"
        label="authoring.questions.number"
        validate={[required(), decimal]}
      />
      <TextInput
        source="key.tolerance"
        label="authoring.questions.tolerance"
        helperText="authoring.questions.toleranceHint"
        validate={positive}
      />
      <TextInput
        source="unit"
        label="authoring.questions.unit"
        helperText="authoring.questions.unitHint"
        validate={maxLength(20)}
      />
    </>
  );
}

const decimal = regex(/^\s*-?\d{1,20}(?:[.,]\d{1,10})?\s*$/, 'errors.invalidNumber');
const positive = regex(/^\s*\d{1,20}(?:[.,]\d{1,10})?\s*$/, 'errors.invalidNumber');
