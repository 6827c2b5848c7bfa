import { MenuItem, TextField } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { AddPartButton } from './AddPartButton.tsx';
import { usePairs } from './key-fields.ts';
import { LocaleTextInput } from './LocaleTextInput.tsx';
import { PartList } from './PartList.tsx';
import { useQuestionPlace } from './question-place.ts';
import { QuestionProblem } from './QuestionProblem.tsx';
import { useParts } from './useParts.ts';
import { useQuestionValue } from './useQuestionValue.ts';

const MOST_PROMPTS = 10;
const MOST_OPTIONS = 15;

/** Statements, the answers that are offered, and which belongs to which. */
export function MatchingParts() {
  const t = useT();
  const parts = useParts();
  return (
    <>
      <h4>{t('authoring.questions.options')}</h4>
      <p>{t('authoring.questions.optionsHint')}</p>
      <PartList parts={parts} kind="OPTION">
        {({ at }, number) => (
          <LocaleTextInput
            source={`parts.${at}.texts`}
            label={t('authoring.questions.option', { number })}
          />
        )}
      </PartList>
      <AddPartButton parts={parts} kind="OPTION" most={MOST_OPTIONS} />
      <h4>{t('authoring.questions.prompts')}</h4>
      <PartList parts={parts} kind="PROMPT">
        {({ at, _id }, number) => (
          <>
            <LocaleTextInput
              source={`parts.${at}.texts`}
              label={t('authoring.questions.prompt', { number })}
            />
            <MatchChoice promptId={_id} number={number} />
          </>
        )}
      </PartList>
      <AddPartButton parts={parts} kind="PROMPT" most={MOST_PROMPTS} />
      <QuestionProblem source="parts" />
      <QuestionProblem source="key.pairs" />
      <BooleanInput source="key.partial" label="authoring.questions.partial" />
    </>
  );
}

interface MatchChoiceProps {
  readonly promptId: string;
  readonly number: number;
}

/** The answer that belongs to a statement. */
function MatchChoice({ promptId, number }: MatchChoiceProps) {
  const t = useT();
  const { locale, courseLocale } = useQuestionPlace();
  const question = useQuestionValue();
  const [pairs, setPairs] = usePairs();
  const options = question.parts.filter(({ role }) => role === 'OPTION');
  const chosen = pairs.find((pair) => pair.promptId === promptId)?.optionId;
  const choose = (optionId: string) =>
    setPairs([...pairs.filter((pair) => pair.promptId !== promptId), { promptId, optionId }]);
  return (
    <TextField
      select
      fullWidth
      size="small"
      margin="dense"
      label={t('authoring.questions.match', { number })}
      value={options.some(({ _id }) => _id === chosen) ? chosen : ''}
      onChange={(event) => choose(event.target.value)}
    >
      {options.map(({ _id, texts }, index) => (
        <MenuItem key={_id} value={_id}>
          {texts[locale] ||
            texts[courseLocale] ||
            t('authoring.questions.option', { number: index + 1 })}
        </MenuItem>
      ))}
    </TextField>
  );
}
