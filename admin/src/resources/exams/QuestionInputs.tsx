import AddIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import {
  ArrayInput,
  Button,
  FormDataConsumer,
  maxLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { ChoiceInputs } from './ChoiceInputs.tsx';
import { kindChoices } from './kind-names.ts';
import { StatementInput } from './StatementInput.tsx';

/** The questions of an exam: added, taken away and moved; each kind with its own answers. */
export function QuestionInputs() {
  const t = useT();
  return (
    <ArrayInput source="questions" label={false}>
      <SimpleFormIterator
        fullWidth
        addButton={addButton}
        getItemLabel={(index) => t('resources.exams.questionNumber', { number: index + 1 })}
      >
        <TextInput source="text" multiline validate={[required(), maxLength(2000)]} />
        <SelectInput
          source="kind"
          choices={kindChoices}
          validate={required()}
          defaultValue="SINGLE_CHOICE"
        />
        <NumberInput source="points" validate={[required(), minValue(1)]} defaultValue={1} />
        <FormDataConsumer>
          {({ scopedFormData }) =>
            scopedFormData?.kind === 'TRUE_FALSE' ? <StatementInput /> : <ChoiceInputs />
          }
        </FormDataConsumer>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

const addButton = (
  <Button label="resources.exams.addQuestion">
    <AddIcon />
  </Button>
);
