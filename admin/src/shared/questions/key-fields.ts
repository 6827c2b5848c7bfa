import { useSourceContext } from 'react-admin';
import { useController } from 'react-hook-form';
import type { QuestionForm } from './question-form.ts';

type Key = QuestionForm['key'];
type Field<Value> = readonly [Value, (value: Value) => void];

/** Fields of the key that several inputs write together. */
function useKeyField(name: 'choiceIds' | 'pairs' | 'blanks') {
  const { getSource } = useSourceContext();
  return useController({ name: getSource(`key.${name}`) }).field;
}

/** The choices that are right. */
export function useRightChoices(): Field<Key['choiceIds']> {
  const { value, onChange } = useKeyField('choiceIds');
  return [value ?? [], onChange];
}

/** Which answer belongs to which statement. */
export function usePairs(): Field<Key['pairs']> {
  const { value, onChange } = useKeyField('pairs');
  return [value ?? [], onChange];
}

/** What may be written into each blank. */
export function useBlankAnswers(): Field<Key['blanks']> {
  const { value, onChange } = useKeyField('blanks');
  return [value ?? [], onChange];
}
