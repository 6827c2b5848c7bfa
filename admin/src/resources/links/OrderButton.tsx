import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, DataState, Modal } from '@lampstand/ui';
import type { LinkRecord } from './links.binding.ts';
import { LinkOrder } from './LinkOrder.tsx';

/** Opens the links that the person may change, to be brought into an order. */
export function OrderButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('resources.links.order')}
      </Button>
      {open && <OrderDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function OrderDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { data, isPending, error, refetch } = useGetList<LinkRecord>('links', {
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: 500 },
  });
  const own = data?.filter(({ editable }) => editable);
  if (own && own.length > 0) return <LinkOrder links={own} onClose={onClose} />;
  return (
    <Modal title={t('resources.links.order')} onClose={onClose}>
      <DataState loading={isPending} error={error} data={own} onRetry={() => void refetch()}>
        {() => null}
      </DataState>
    </Modal>
  );
}
