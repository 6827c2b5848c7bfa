import { useState } from 'react';
import { SourceContextProvider, useWrappedSource } from 'react-admin';
import type { LocaleCode } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { KindBody } from './KindBody.tsx';
import { KindChoice } from './KindChoice.tsx';
import { LocalePicker } from './LocalePicker.tsx';
import { LocaleTextInput } from './LocaleTextInput.tsx';
import { QuestionPlaceContext } from './question-place.ts';
import styles from './QuestionEditor.module.css';
import { useForgetRefusals } from './useForgetRefusals.ts';

export interface QuestionEditorProps {
  /** Where the form has the question, as `emptyQuestion` and `toQuestionForm` make it; left out: the form is the question. */
  readonly source?: string;
  /** In which its texts must stand. */
  readonly courseLocale: LocaleCode;
  /** A question that is there already keeps its kind. */
  readonly kindFixed?: boolean;
}

/**
 * Edits a question of any kind in all its languages, inside a form of react-admin. What it holds goes
 * to the server by `toQuestionInput`; what that refuses is shown where it belongs.
 */
export function QuestionEditor({
  source = '',
  courseLocale,
  kindFixed = false,
}: QuestionEditorProps) {
  const t = useT();
  const start = useWrappedSource(source);
  const [chosen, setChosen] = useState<LocaleCode>();
  const locale = chosen ?? courseLocale;
  const within = (name: string) => (start === '' ? name : `${start}.${name}`);
  useForgetRefusals(['texts', 'parts', 'key'].map(within));
  return (
    <SourceContextProvider value={{ getSource: within, getLabel: within }}>
      <QuestionPlaceContext value={{ locale, courseLocale }}>
        <div className={styles.editor}>
          <div className={styles.head}>
            <KindChoice fixed={kindFixed} />
            <LocalePicker onChange={setChosen} />
          </div>
          <LocaleTextInput source="texts" label={t('authoring.questions.text')} minRows={2} />
          <KindBody />
        </div>
      </QuestionPlaceContext>
    </SourceContextProvider>
  );
}
