import { useT } from '@lampstand/i18n/react';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

/** A question that somebody else wrote: what a form of fields that nobody knew before asks. */
export interface Question {
  readonly _id: string;
  readonly kind: 'TEXT' | 'LONG_TEXT' | 'CHOICE' | 'DATE' | 'YES_NO';
  readonly label: string;
  readonly help: string | null;
  readonly required: boolean;
  readonly choices: readonly string[];
}

export interface QuestionFieldsProps {
  readonly questions: readonly Question[];
}

/** A field for each question, in order, by the name of the question's id. */
export function QuestionFields({ questions }: QuestionFieldsProps) {
  return questions.map((question) => <QuestionField key={question._id} question={question} />);
}

function QuestionField({ question }: { readonly question: Question }) {
  const t = useT();
  const { _id: name, kind, label, help, required, choices } = question;
  const common = { name, label, required, ...(help ? { hint: help } : {}) };
  switch (kind) {
    case 'LONG_TEXT':
      return <TextAreaField {...common} maxLength={5000} />;
    case 'CHOICE':
      return (
        <SelectField {...common} options={choices.map((value) => ({ value, label: value }))} />
      );
    case 'DATE':
      return <TextField {...common} type="date" />;
    case 'YES_NO':
      return (
        <SelectField
          {...common}
          options={[
            { value: 'YES', label: t('common.yes') },
            { value: 'NO', label: t('common.no') },
          ]}
        />
      );
    default:
      return <TextField {...common} maxLength={300} />;
  }
}
