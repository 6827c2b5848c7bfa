import { FormHelperText } from '@mui/material';
import { useSourceContext, ValidationError } from 'react-admin';
import { get, useFormState } from 'react-hook-form';

/** What is wrong with several inputs at once. */
export function QuestionProblem({ source }: { readonly source: string }) {
  const { getSource } = useSourceContext();
  const { errors } = useFormState();
  const found: unknown = get(errors, getSource(source));
  const message: unknown =
    typeof found === 'object' && found !== null ? Reflect.get(found, 'message') : undefined;
  if (typeof message !== 'string') return null;
  return (
    <FormHelperText error role="alert">
      <ValidationError error={message} />
    </FormHelperText>
  );
}
