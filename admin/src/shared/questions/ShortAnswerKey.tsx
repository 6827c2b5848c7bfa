import { BooleanInput, required, TextInput } from 'react-admin';
import { fromLines, toLines } from './lines.ts';

/** The short answers that count, each in a line. */
export function ShortAnswerKey() {
  return (
    <>
      <TextInput
        source="key.accepted"
        label="authoring.questions.accepted"
        helperText="authoring.questions.linesHint"
        multiline
        minRows={3}
        format={toLines}
        parse={fromLines}
        validate={required()}
      />
      <BooleanInput source="key.caseSensitive" label="authoring.questions.caseSensitive" />
    </>
  );
}
