import { TextAreaField, type TextAreaFieldProps } from '@lampstand/ui';

/** Why somebody does what touches this account, as long as the server takes it (`platform/reason.ts`). */
export function ReasonField(
  props: Omit<TextAreaFieldProps, 'name' | 'required' | 'minLength' | 'maxLength'>,
) {
  return <TextAreaField name="reason" required minLength={3} maxLength={500} rows={3} {...props} />;
}
