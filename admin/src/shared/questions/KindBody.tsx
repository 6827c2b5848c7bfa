import { BlankParts } from './BlankParts.tsx';
import { ChoiceParts } from './ChoiceParts.tsx';
import { EssayKey } from './EssayKey.tsx';
import { MatchingParts } from './MatchingParts.tsx';
import { NumericKey } from './NumericKey.tsx';
import { OrderingParts } from './OrderingParts.tsx';
import { ShortAnswerKey } from './ShortAnswerKey.tsx';
import { useQuestionValue } from './useQuestionValue.ts';

/** What a question of its kind has besides its text. */
export function KindBody() {
  const { kind } = useQuestionValue();
  switch (kind) {
    case 'TRUE_FALSE':
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return <ChoiceParts key={kind} kind={kind} />;
    case 'MATCHING':
      return <MatchingParts />;
    case 'ORDERING':
      return <OrderingParts />;
    case 'FILL_IN_THE_BLANK':
      return <BlankParts />;
    case 'NUMERIC':
      return <NumericKey />;
    case 'SHORT_ANSWER':
      return <ShortAnswerKey />;
    case 'ESSAY':
      return <EssayKey />;
  }
}
