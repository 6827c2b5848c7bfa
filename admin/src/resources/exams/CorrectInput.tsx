import { Radio } from '@mui/material';
import { useSimpleFormIteratorItem, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';

/** Marks the answer it stands before as the correct one, and every other one as not. */
export function CorrectInput() {
  const t = useT();
  const { index } = useSimpleFormIteratorItem();
  const { getSource } = useSourceContext();
  const { getValues, setValue } = useFormContext();
  const own = getSource('correct');
  const list = own.slice(0, own.lastIndexOf('.', own.lastIndexOf('.') - 1));
  const correct: unknown = useWatch({ name: own });

  const choose = () => {
    const choices: unknown = getValues(list);
    const count = Array.isArray(choices) ? choices.length : 0;
    for (let at = 0; at < count; at += 1) {
      setValue(`${list}.${at}.correct`, at === index, { shouldDirty: true, shouldTouch: true });
    }
  };

  return (
    <Radio
      name={list}
      checked={correct === true}
      onChange={choose}
      slotProps={{
        input: { 'aria-label': t('resources.exams.markCorrect', { number: index + 1 }) },
      }}
    />
  );
}
