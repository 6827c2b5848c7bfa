import { RadioButtonGroupInput, required } from 'react-admin';

/** Whether the statement of a true/false question is true. */
export function StatementInput() {
  return (
    <RadioButtonGroupInput
      source="statementIsTrue"
      choices={choices}
      validate={required()}
      format={asWord}
      parse={isTrue}
    />
  );
}

const choices = [
  { id: 'true', name: 'resources.exams.answerTrue' },
  { id: 'false', name: 'resources.exams.answerFalse' },
];

const asWord = (value: boolean | null | undefined) =>
  value === undefined || value === null ? '' : String(value);
const isTrue = (chosen: string): boolean => chosen === 'true';
