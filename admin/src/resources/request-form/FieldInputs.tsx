import { useState } from 'react';
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  maxLength,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { AddItemButton } from '../../shared/form/AddItemButton.tsx';
import { fromLines, toLines } from './form-values.ts';
import { kindChoices } from './kind-names.ts';
import { RemovedField, type Removed } from './RemovedField.tsx';
import { RemoveFieldButton } from './RemoveFieldButton.tsx';

/** The questions of a form: added, moved and taken away, which can be taken back. */
export function FieldInputs() {
  const t = useT();
  const [removed, setRemoved] = useState<Removed>();
  return (
    <ArrayInput source="fields" label={false}>
      <>
        <SimpleFormIterator
          fullWidth
          disableClear
          addButton={addButton}
          removeButton={<RemoveFieldButton onRemoved={setRemoved} />}
          getItemLabel={(index) => t('resources.request-form.fieldNumber', { number: index + 1 })}
        >
          <TextInput source="label" validate={[required(), maxLength(200)]} />
          <SelectInput
            source="kind"
            choices={kindChoices}
            validate={required()}
            defaultValue="TEXT"
          />
          <FormDataConsumer>
            {({ scopedFormData }) => scopedFormData?.kind === 'CHOICE' && <ChoicesInput />}
          </FormDataConsumer>
          <TextInput source="help" validate={maxLength(500)} />
          <BooleanInput source="required" defaultValue={false} />
        </SimpleFormIterator>
        {removed && <RemovedField removed={removed} onBack={() => setRemoved(undefined)} />}
      </>
    </ArrayInput>
  );
}

const addButton = <AddItemButton label="resources.request-form.addField" />;

function ChoicesInput() {
  return (
    <TextInput
      source="choices"
      multiline
      minRows={3}
      format={toLines}
      parse={fromLines}
      validate={required()}
      helperText="resources.request-form.choicesHint"
    />
  );
}
