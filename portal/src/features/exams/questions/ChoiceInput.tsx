import styles from './ChoiceInput.module.css';
import { partsOf, type AnswerInputProps } from './shown-question.ts';

/** True/false and single choice: one of the choices. Multiple choice: any of them. */
export function ChoiceInput({ question, answer, onChange }: AnswerInputProps) {
  const { choiceIds } = answer;
  const several = question.kind === 'MULTIPLE_CHOICE';
  const take = (_id: string, taken: boolean) => {
    const others = several ? choiceIds.filter((each) => each !== _id) : [];
    onChange({ ...answer, choiceIds: taken ? [...others, _id] : others });
  };
  return partsOf(question, 'CHOICE').map(({ _id, text }) => (
    <label key={_id} className={styles.choice}>
      <input
        className={styles.control}
        type={several ? 'checkbox' : 'radio'}
        name={question._id}
        value={_id}
        checked={choiceIds.includes(_id)}
        onChange={({ target }) => take(_id, target.checked)}
      />
      <span className={styles.words}>{text}</span>
    </label>
  ));
}
