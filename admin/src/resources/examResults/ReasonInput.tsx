import { maxLength, required, TextInput } from 'react-admin';
import { WholeRow } from '../../shared/form/FormSection.tsx';

/** Why a score is written down by hand: staff and the student read it. */
export function ReasonInput() {
  return (
    <WholeRow>
      <TextInput source="reason" multiline minRows={3} validate={[required(), maxLength(1000)]} />
    </WholeRow>
  );
}
