import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { IconButtonWithTooltip, useArrayInput, useSimpleFormIteratorItem } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import type { FieldForm } from './form-values.ts';

/** A question that was taken away, and where it stood. */
export interface Removed {
  readonly index: number;
  readonly field: FieldForm;
}

interface RemoveFieldButtonProps {
  readonly onRemoved: (removed: Removed) => void;
}

/** Takes the question away in which it stands. */
export function RemoveFieldButton({ onRemoved }: RemoveFieldButtonProps) {
  const { index, remove } = useSimpleFormIteratorItem();
  const { getValues } = useFormContext<{ fields: FieldForm[] }>();
  return (
    <IconButtonWithTooltip
      label="ra.action.remove"
      size="small"
      color="warning"
      onClick={() => {
        onRemoved({ index, field: getValues(`fields.${index}`) });
        remove();
      }}
    >
      <RemoveIcon fontSize="small" />
    </IconButtonWithTooltip>
  );
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
