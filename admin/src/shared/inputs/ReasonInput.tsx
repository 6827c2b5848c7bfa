import { maxLength, minLength, required, TextInput } from 'react-admin';
import type { MessageId } from '@lampstand/i18n';

export interface ReasonInputProps {
  /** "reason" unless told. */
  readonly source?: string;
  /** In characters; one unless told. */
  readonly least?: number;
  readonly most: number;
  /** Lines that it begins with; two unless told. */
  readonly rows?: number;
  readonly hint?: MessageId;
}

/** Why something is done to somebody's work: it is not done without. */
export function ReasonInput(props: ReasonInputProps) {
  const { source = 'reason', least = 1, most, rows = 2, hint = false } = props;
  return (
    <TextInput
      source={source}
      multiline
      minRows={rows}
      helperText={hint}
      validate={[required(), minLength(least), maxLength(most)]}
    />
  );
}
