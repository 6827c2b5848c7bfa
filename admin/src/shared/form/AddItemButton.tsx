import AddIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import { Button, useSimpleFormIterator } from 'react-admin';
import type { MessageId } from '@lampstand/i18n';

/** Adds a row to the list of inputs it stands under. */
export function AddItemButton({ label }: { readonly label: MessageId }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button label={label} onClick={() => add()}>
      <AddIcon />
    </Button>
  );
}
