import {
  ArrayInput,
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
import { AddItemButton } from '../../shared/form/AddItemButton.tsx';
import { ChoiceInputs } from './ChoiceInputs.tsx';
import { kindChoices } from './kind-names.ts';
import styles from './QuestionInputs.module.css';
import { StatementInput } from './StatementInput.tsx';

/** The questions of an exam: added, taken away and moved; each kind with its own answers. */
export function QuestionInputs() {
  const t = useT();
  return (
    <ArrayInput source="questions" label={false}>
      <SimpleFormIterator
        fullWidth
        disableClear
        addButton={addButton}
        getItemLabel={(index) => t('resources.exams.questionNumber', { number: index + 1 })}
      >
        <TextInput source="text" multiline validate={[required(), maxLength(2000)]} />
        <div className={styles.pair}>
          <SelectInput
            source="kind"
            choices={kindChoices}
            validate={required()}
            defaultValue="SINGLE_CHOICE"
          />
          <NumberInput source="points" validate={[required(), minValue(1)]} defaultValue={1} />
        </div>
        <FormDataConsumer>
          {({ scopedFormData }) =>
            scopedFormData?.kind === 'TRUE_FALSE' ? <StatementInput /> : <ChoiceInputs />
          }
        </FormDataConsumer>
      </SimpleFormIterator>
    </ArrayInput>
  );
}

const addButton = <AddItemButton label="resources.exams.addQuestion" />;
