import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { classNames, SelectField } from '@lampstand/ui';
import styles from './MatchingInput.module.css';
import { optionOf, pairWith } from './pairs.rules.ts';
import { partsOf, type AnswerInputProps, type ShownPart } from './shown-question.ts';

/** Each prompt with a list of the options; where there is a pointer, options can be dragged as well. */
export function MatchingInput({ question, answer, onChange }: AnswerInputProps) {
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
            <li
              key={_id}
              className={styles.option}
              draggable
              onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', _id)}
            >
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
  readonly options: readonly ShownPart[];
  readonly optionId: string;
  readonly onPair: (optionId: string) => void;
}

function Prompt({ prompt, options, optionId, onPair }: PromptProps) {
  const [over, setOver] = useState(false);
  return (
    <li
      className={classNames(styles.prompt, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const dropped = event.dataTransfer.getData('text/plain');
        if (options.some(({ _id }) => _id === dropped)) onPair(dropped);
      }}
    >
      <SelectField
        className={styles.list}
        label={prompt.text}
        value={optionId}
        options={options.map(({ _id, text }) => ({ value: _id, label: text }))}
        onChange={({ target }) => onPair(target.value)}
      />
    </li>
  );
}
