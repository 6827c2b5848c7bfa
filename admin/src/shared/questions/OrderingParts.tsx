import { BooleanInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { AddPartButton } from './AddPartButton.tsx';
import { LocaleTextInput } from './LocaleTextInput.tsx';
import { PartList } from './PartList.tsx';
import { QuestionProblem } from './QuestionProblem.tsx';
import { useParts } from './useParts.ts';

const MOST = 10;

/** What is to be put in order, in the right order. */
export function OrderingParts() {
  const t = useT();
  const parts = useParts();
  return (
    <>
      <p>{t('authoring.questions.orderHint')}</p>
      <PartList parts={parts} kind="ITEM">
        {({ at }, number) => (
          <LocaleTextInput
            source={`parts.${at}.texts`}
            label={t('authoring.questions.item', { number })}
          />
        )}
      </PartList>
      <QuestionProblem source="parts" />
      <QuestionProblem source="key.order" />
      <AddPartButton parts={parts} kind="ITEM" most={MOST} />
      <BooleanInput source="key.partial" label="authoring.questions.partial" />
    </>
  );
}
