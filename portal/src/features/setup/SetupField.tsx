import { SelectField, type SelectFieldProps, TextField, type TextFieldProps } from '@lampstand/ui';
import { useRefusal } from './refused-fields.ts';

/** A line of text that also shows what the server said of it. */
export function SetupText({ name, ...props }: TextFieldProps & { readonly name: string }) {
  return <TextField {...props} name={name} error={useRefusal(name)} required />;
}

/** A drop-down that also shows what the server said of it. */
export function SetupSelect({ name, ...props }: SelectFieldProps & { readonly name: string }) {
  return <SelectField {...props} name={name} error={useRefusal(name)} required />;
}
