import { TextField } from '@mui/material';
import { BooleanInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { Button, closePath, IconButton, plusPath } from '@lampstand/ui';
import { addBlank, blankMark, missingBlanks, nextBlankId, withoutBlank } from './blanks.ts';
import { useBlankAnswers } from './key-fields.ts';
import { fromLines, toLines } from './lines.ts';
import styles from './PartList.module.css';
import { useQuestionPlace } from './question-place.ts';
import { QuestionProblem } from './QuestionProblem.tsx';
import { useParts } from './useParts.ts';
import { useQuestionValue } from './useQuestionValue.ts';

const MOST = 10;

/** The blanks of a text, and what may be written into each. */
export function BlankParts() {
  const t = useT();
  const { locale } = useQuestionPlace();
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const { texts } = useQuestionValue();
  const { parts, remove, addOwn } = useParts();
  const [blanks, setBlanks] = useBlankAnswers();
  const text = texts[locale] ?? '';
  const ids = parts.map(({ _id }) => _id);

  const write = (into: string, value: string) =>
    setValue(getSource(`texts.${into}`), value, { shouldDirty: true });
  const insert = () => {
    const _id = nextBlankId(ids);
    addOwn({ _id, role: 'BLANK', texts: {} });
    setBlanks([...blanks, { blankId: _id, accepted: [] }]);
    write(locale, addBlank(text, _id));
  };
  const takeAway = (at: number, id: string) => {
    for (const [each, said] of Object.entries(texts)) write(each, withoutBlank(said ?? '', id));
    setBlanks(blanks.filter(({ blankId }) => blankId !== id));
    const part = parts[at];
    if (part) remove(part);
  };
  const accept = (id: string, accepted: string[]) =>
    setBlanks(blanks.map((blank) => (blank.blankId === id ? { blankId: id, accepted } : blank)));

  const placeOf = (id: string) => blanks.findIndex(({ blankId }) => blankId === id);

  return (
    <>
      <p>{t('authoring.questions.blanksHint')}</p>
      {missingBlanks(text, ids).map((id) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          onClick={() => write(locale, addBlank(text, id))}
        >
          {t('authoring.questions.insertBlank', { blank: blankMark(id) })}
        </Button>
      ))}
      <ol className={styles.list}>
        {parts.map(({ _id, rowKey, at }) => (
          <li key={rowKey} className={styles.row}>
            <span className={styles.mark}>{blankMark(_id)}</span>
            <TextField
              multiline
              fullWidth
              minRows={2}
              size="small"
              margin="dense"
              label={t('authoring.questions.acceptedIn', { blank: blankMark(_id) })}
              helperText={t('authoring.questions.linesHint')}
              value={toLines(blanks.find(({ blankId }) => blankId === _id)?.accepted)}
              onChange={(event) => accept(_id, fromLines(event.target.value))}
            />
            <span className={styles.buttons}>
              <IconButton
                icon={closePath}
                label={t('authoring.questions.removeBlank', { blank: blankMark(_id) })}
                onClick={() => takeAway(at, _id)}
              />
            </span>
            <QuestionProblem source={`key.blanks.${placeOf(_id)}.accepted`} />
          </li>
        ))}
      </ol>
      <QuestionProblem source="parts" />
      <QuestionProblem source="key.blanks" />
      <div>
        <Button
          variant="outlined"
          size="small"
          icon={plusPath}
          disabled={parts.length >= MOST}
          onClick={insert}
        >
          {t('authoring.questions.addBlank')}
        </Button>
      </div>
      <BooleanInput source="key.partial" label="authoring.questions.partial" />
      <BooleanInput source="key.caseSensitive" label="authoring.questions.caseSensitive" />
    </>
  );
}
