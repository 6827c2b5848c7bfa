import { TextField, type TextFieldProps } from '@lampstand/ui';
import { useRefusal } from './refused-fields.ts';

/** A line of text that also shows what the server said of it. */
export function SetupText({ name, ...props }: TextFieldProps & { readonly name: string }) {
  return <TextField {...props} name={name} error={useRefusal(name)} required />;
}
