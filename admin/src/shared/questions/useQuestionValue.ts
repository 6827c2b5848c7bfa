import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { emptyQuestion, type QuestionForm } from './question-form.ts';

const nothing = emptyQuestion();

/** The question that is being edited, as it is typed so far. */
export function useQuestionValue(): QuestionForm {
  const { getSource } = useSourceContext();
  const [kind, texts, parts, key] = useWatch({
    name: [getSource('kind'), getSource('texts'), getSource('parts'), getSource('key')],
  });
  return {
    kind: kind ?? nothing.kind,
    texts: texts ?? nothing.texts,
    parts: parts ?? nothing.parts,
    key: { ...nothing.key, ...key },
  };
}
