import { useArrayInput } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import type { FieldForm } from './form-values.ts';

/** A question that was taken away, and where it stood. */
export interface Removed {
  readonly index: number;
  readonly field: FieldForm;
}

interface RemovedFieldProps {
  readonly removed: Removed;
  readonly onBack: () => void;
}

/** Says which question was taken away last, and brings it back to its place. */
export function RemovedField({ removed: { index, field }, onBack }: RemovedFieldProps) {
  const t = useT();
  const { insert } = useArrayInput();
  return (
    <Alert
      actions={
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            insert(index, field);
            onBack();
          }}
        >
          {t('resources.request-form.undo')}
        </Button>
      }
    >
      {t('resources.request-form.fieldRemoved', {
        label: field.label || t('resources.request-form.fieldNumber', { number: index + 1 }),
      })}
    </Alert>
  );
}
