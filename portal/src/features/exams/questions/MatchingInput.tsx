import { useT } from '@lampstand/i18n/react';
import { SelectField } from '@lampstand/ui';
import { dragSource, dropTarget } from './drag.ts';
import styles from './MatchingInput.module.css';
import { optionOf, pairWith } from './pairs.rules.ts';
import { partsOf, type AnswerInputProps, type ShownPart } from './shown-question.ts';

/** Each prompt with a list of the options; where there is a pointer, options can be dragged as well. */
export function MatchingInput({ question, language, answer, onChange }: AnswerInputProps) {
  const t = useT();
  const options = partsOf(question, 'OPTION');
  const pair = (promptId: string, optionId: string) =>
    onChange({ ...answer, pairs: pairWith(answer.pairs, promptId, optionId) });
  return (
    <>
      <ul className={styles.prompts}>
        {partsOf(question, 'PROMPT').map((prompt) => (
          <Prompt
            key={prompt._id}
            prompt={prompt}
            language={language}
            options={options}
            optionId={optionOf(answer.pairs, prompt._id)}
            onPair={(optionId) => pair(prompt._id, optionId)}
          />
        ))}
      </ul>
      {/* What is dragged here stands in every list: for who does not see or point, this says nothing new. */}
      <div className={styles.bank} aria-hidden="true">
        <p className={styles.bankHint}>{t('learning.exam.dragHint')}</p>
        <ul className={styles.options}>
          {options.map(({ _id, text }) => (
            <li key={_id} ref={dragSource(_id)} className={styles.option} lang={language}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface PromptProps {
  readonly prompt: ShownPart;
  readonly language: string;
  readonly options: readonly ShownPart[];
  readonly optionId: string;
  readonly onPair: (optionId: string) => void;
}

function Prompt({ prompt, language, options, optionId, onPair }: PromptProps) {
  const drop = (dropped: string) => {
    if (options.some(({ _id }) => _id === dropped)) onPair(dropped);
  };
  return (
    <li ref={dropTarget(drop)} className={styles.prompt}>
      <SelectField
        className={styles.list}
        label={prompt.text}
        labelLang={language}
        value={optionId}
        options={options.map(({ _id, text }) => ({ value: _id, label: text, lang: language }))}
        onChange={({ target }) => onPair(target.value)}
      />
    </li>
  );
}
