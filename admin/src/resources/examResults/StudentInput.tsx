import { AutocompleteInput, ReferenceInput, required, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** Whose result it is, found by typing a part of the name; another person has other exams. */
export function StudentInput() {
  const { setValue } = useFormContext();
  const forgetExam = () => {
    setValue('groupId', '');
    setValue('examId', '');
  };
  return (
    <ReferenceInput source="studentId" reference="users" sort={{ field: 'fullName', order: 'ASC' }}>
      <AutocompleteInput
        optionText={withMail}
        filterToQuery={toQuery}
        onChange={forgetExam}
        validate={required()}
      />
    </ReferenceInput>
  );
}

const toQuery = (q: string) => ({ q });

/** People share names; their addresses tell them apart. */
const withMail = (user: RaRecord) => `${user.fullName} (${user.email})`;
