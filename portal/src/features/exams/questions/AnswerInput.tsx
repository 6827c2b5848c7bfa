import { ChoiceInput } from '../../../shared/questions/ChoiceInput.tsx';
import { BlanksInput } from './BlanksInput.tsx';
import { EssayInput } from './EssayInput.tsx';
import { MatchingInput } from './MatchingInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { OrderingInput } from './OrderingInput.tsx';
import { ShortAnswerInput } from './ShortAnswerInput.tsx';
import { partsOf, type AnswerInputProps } from './shown-question.ts';

/** The way to answer a question of any kind. */
export function AnswerInput(props: AnswerInputProps) {
  switch (props.question.kind) {
    case 'TRUE_FALSE':
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return <Choices {...props} />;
    case 'MATCHING':
      return <MatchingInput {...props} />;
    case 'ORDERING':
      return <OrderingInput {...props} />;
    case 'FILL_IN_THE_BLANK':
      return <BlanksInput {...props} />;
    case 'NUMERIC':
      return <NumberInput {...props} />;
    case 'SHORT_ANSWER':
      return <ShortAnswerInput {...props} />;
    case 'ESSAY':
      return <EssayInput {...props} />;
  }
}

function Choices({ question, language, answer, onChange }: AnswerInputProps) {
  return (
    <ChoiceInput
      name={question._id}
      choices={partsOf(question, 'CHOICE')}
      language={language}
      several={question.kind === 'MULTIPLE_CHOICE'}
      chosen={answer.choiceIds}
      onChange={(choiceIds) => onChange({ ...answer, choiceIds })}
    />
  );
}
