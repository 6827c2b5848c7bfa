import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Forgets what the server refused once something is typed: texts in a language that is not shown, and
 * what is wrong with several inputs at once, have no input that would do so, and a form with such a
 * refusal is not sent again.
 * @param names where such refusals may stand.
 */
export function useForgetRefusals(names: readonly string[]): void {
  const { subscribe, clearErrors } = useFormContext();
  const all = names.join(' ');
  useEffect(
    function forgetWhenTyped() {
      return subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type !== undefined) clearErrors(all.split(' '));
        },
      });
    },
    [subscribe, clearErrors, all],
  );
}
