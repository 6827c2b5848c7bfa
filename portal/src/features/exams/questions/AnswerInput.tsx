import { BlanksInput } from './BlanksInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { EssayInput } from './EssayInput.tsx';
import { MatchingInput } from './MatchingInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { OrderingInput } from './OrderingInput.tsx';
import { ShortAnswerInput } from './ShortAnswerInput.tsx';
import type { AnswerInputProps } from './shown-question.ts';

/** The way to answer a question of any kind. */
export function AnswerInput(props: AnswerInputProps) {
  switch (props.question.kind) {
    case 'TRUE_FALSE':
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return <ChoiceInput {...props} />;
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
