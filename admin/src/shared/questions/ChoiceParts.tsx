import { Checkbox, Radio } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { trueFalseWords } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { AddPartButton } from './AddPartButton.tsx';
import { useRightChoices } from './key-fields.ts';
import { LocaleTextInput } from './LocaleTextInput.tsx';
import { PartList } from './PartList.tsx';
import { useQuestionPlace } from './question-place.ts';
import { QuestionProblem } from './QuestionProblem.tsx';
import { useParts, type PlacedPart } from './useParts.ts';

const MOST = 10;

export interface ChoicePartsProps {
  readonly kind: 'TRUE_FALSE' | 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE';
}

/** The choices of a question; what stands before a right one is filled. */
export function ChoiceParts({ kind }: ChoicePartsProps) {
  const t = useT();
  const { locale } = useQuestionPlace();
  const parts = useParts();
  const [right, setRight] = useRightChoices();
  const many = kind === 'MULTIPLE_CHOICE';
  const two = kind === 'TRUE_FALSE';

  const mark = ({ _id }: PlacedPart, number: number) => {
    const input = { 'aria-label': t('authoring.questions.markRight', { number }) };
    const checked = right.includes(_id);
    if (!many) {
      return <Radio checked={checked} onChange={() => setRight([_id])} slotProps={{ input }} />;
    }
    const others = right.filter((id) => id !== _id);
    return (
      <Checkbox
        checked={checked}
        onChange={() => setRight(checked ? others : [...others, _id])}
        slotProps={{ input }}
      />
    );
  };

  return (
    <>
      <PartList parts={parts} kind="CHOICE" mark={mark} fixed={two}>
        {({ at }, number) => (
          <LocaleTextInput
            source={`parts.${at}.texts`}
            label={t('authoring.questions.choice', { number })}
            optional={two}
            placeholder={two ? trueFalseWords[locale][number - 1] : undefined}
          />
        )}
      </PartList>
      <QuestionProblem source="parts" />
      <QuestionProblem source="key.choiceIds" />
      {!two && <AddPartButton parts={parts} kind="CHOICE" most={MOST} />}
      {many && <BooleanInput source="key.partial" label="authoring.questions.partial" />}
    </>
  );
}
