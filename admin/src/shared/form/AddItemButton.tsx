import { useSimpleFormIterator } from 'react-admin';
import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, plusPath } from '@lampstand/ui';

/** Adds a row to the list of inputs it stands under; it says what it adds on a phone too. */
export function AddItemButton({ label }: { readonly label: MessageId }) {
  const t = useT();
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" size="small" icon={plusPath} onClick={() => add()}>
      {t.dynamic(label)}
    </Button>
  );
}
