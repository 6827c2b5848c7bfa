import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { IconButtonWithTooltip, useSimpleFormIteratorItem } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FieldForm } from './form-values.ts';
import type { Removed } from './RemovedField.tsx';

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
