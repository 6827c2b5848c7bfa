import styles from './ChoiceInput.module.css';

export interface ChoiceInputProps {
  /** Tells the choices of one question from those of another. */
  readonly name: string;
  readonly choices: readonly { readonly _id: string; readonly text: string }[];
  /** BCP 47 tag of the choices, where that may be another language than the screen's. */
  readonly language?: string;
  /** Whether any of them may be taken, or one. */
  readonly several: boolean;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** True/false and single choice: one of the choices. Multiple choice: any of them. */
export function ChoiceInput({ name, choices, ...props }: ChoiceInputProps) {
  const { language, several, chosen, onChange } = props;
  const take = (_id: string, taken: boolean) => {
    const others = several ? chosen.filter((each) => each !== _id) : [];
    onChange(taken ? [...others, _id] : others);
  };
  return choices.map(({ _id, text }) => (
    <label key={_id} className={styles.choice}>
      <input
        className={styles.control}
        type={several ? 'checkbox' : 'radio'}
        name={name}
        value={_id}
        checked={chosen.includes(_id)}
        onChange={({ target }) => take(_id, target.checked)}
      />
      <span className={styles.words} lang={language}>
        {text}
      </span>
    </label>
  ));
}
