import { maxLength, maxValue, minValue, NumberInput, TextInput } from 'react-admin';

/** How long an essay may be, and what who grades it looks for. */
export function EssayKey() {
  return (
    <>
      <NumberInput
        source="maxWords"
        label="authoring.questions.maxWords"
        helperText="authoring.questions.maxWordsHint"
        validate={[minValue(1), maxValue(5000)]}
      />
      <TextInput
        source="key.guidance"
        label="authoring.questions.guidance"
        helperText="authoring.questions.guidanceHint"
        multiline
        minRows={3}
        validate={maxLength(5000)}
      />
    </>
  );
}
