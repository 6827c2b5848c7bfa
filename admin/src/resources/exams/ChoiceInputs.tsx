import AddIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import {
  ArrayInput,
  Button,
  maxLength,
  required,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { choicesFit } from './choice-rules.ts';
import { CorrectInput } from './CorrectInput.tsx';

/** The answers of a single-choice question; the circle before the correct one is filled. */
export function ChoiceInputs() {
  return (
    <ArrayInput source="choices" validate={choicesFit} defaultValue={twoEmpty}>
      <SimpleFormIterator inline disableClear addButton={addButton}>
        <CorrectInput />
        <TextInput source="text" validate={[required(), maxLength(1000)]} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

const twoEmpty = [
  { text: '', correct: true },
  { text: '', correct: false },
];

const addButton = (
  <Button label="resources.exams.addAnswer">
    <AddIcon />
  </Button>
);
