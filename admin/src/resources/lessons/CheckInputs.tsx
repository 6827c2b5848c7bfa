import { useState } from 'react';
import {
  ArrayInput,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { AddItemButton } from '../../shared/form/AddItemButton.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { secondsOf } from './check-time.ts';

/** At which times the recording stops, and which question of its course it asks there. */
export function CheckInputs() {
  const courseId: unknown = useWatch({ name: 'courseId' });
  if (typeof courseId !== 'string' || courseId === '') return null;
  return (
    <ArrayInput source="checks" helperText="authoring.lesson.checksHint">
      <SimpleFormIterator
        inline
        disableClear
        disableReordering
        addButton={addButton}
        removeButton={<RemoveCheckButton />}
        sx={wideQuestion}
      >
        <TextInput
          source="atSeconds"
          validate={[required(), isTime]}
          helperText="authoring.lesson.checkTimeHint"
        />
        <ReferenceChoice
          source="questionId"
          reference="questions"
          optionText="title"
          filter={{ courseId, archived: false }}
          validate={required()}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

const addButton = <AddItemButton label="authoring.lesson.addCheck" />;
const wideQuestion = {
  '& .RaSimpleFormIterator-form > :first-of-type': { flex: '0 1 180px' },
  '& .RaSimpleFormIterator-form > :last-of-type': { flex: '1 1 260px' },
};

const isTime = (text: unknown) =>
  typeof text === 'string' && text !== '' && secondsOf(text) === undefined
    ? 'authoring.lesson.checkTimeWrong'
    : undefined;

/** Asks first: with the question goes who has answered it. */
function RemoveCheckButton() {
  const t = useT();
  const { remove } = useSimpleFormIteratorItem();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {t('common.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('authoring.lesson.removeCheck')}
          message={t('authoring.lesson.removeCheckHint')}
          confirmLabel={t('common.remove')}
          danger
          onConfirm={() => {
            setAsking(false);
            remove();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
