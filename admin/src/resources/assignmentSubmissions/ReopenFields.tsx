import { required, TextInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { useCampusTime } from '../../shared/fields/useCampusTime.ts';
import { ReasonInput } from '../../shared/inputs/ReasonInput.tsx';

/** Until when a student may hand in, on the clock of the campus, and why. */
export function ReopenFields({ zone }: { readonly zone: string }) {
  const t = useT();
  const { zoneName } = useCampusTime();
  return (
    <>
      <p>{t('resources.assignmentSubmissions.reopenHint', { zone: zoneName(zone) })}</p>
      <TextInput
        source="until"
        type="datetime-local"
        validate={required()}
        parse={(typed: string) => typed}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <ReasonInput most={2000} />
    </>
  );
}
