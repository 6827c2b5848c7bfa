import { ArrayInput, maxLength, required, SimpleFormIterator, TextInput } from 'react-admin';
import { AddItemButton } from '../../shared/form/AddItemButton.tsx';
import { choicesFit } from './choice-rules.ts';
import { CorrectInput } from './CorrectInput.tsx';

/** The answers of a single-choice question; the circle before the correct one is filled. */
export function ChoiceInputs() {
  return (
    <ArrayInput source="choices" validate={choicesFit} defaultValue={twoEmpty}>
      <SimpleFormIterator inline disableClear fullWidth addButton={addButton} sx={wideAnswers}>
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

const addButton = <AddItemButton label="resources.exams.addAnswer" />;

const wideAnswers = {
  '& .RaSimpleFormIterator-form': { flexWrap: 'nowrap', alignItems: 'flex-start' },
  // In line with its input.
  '& .MuiRadio-root': { marginTop: '7px' },
  '& .RaSimpleFormIterator-form > .ra-input': { flex: 1 },
};
