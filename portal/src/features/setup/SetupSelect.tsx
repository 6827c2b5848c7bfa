import { SelectField, type SelectFieldProps } from '@lampstand/ui';
import { useRefusal } from './refused-fields.ts';

/** A drop-down that also shows what the server said of it. */
export function SetupSelect({ name, ...props }: SelectFieldProps & { readonly name: string }) {
  return <SelectField {...props} name={name} error={useRefusal(name)} required />;
}
