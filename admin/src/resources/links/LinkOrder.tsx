import { useState } from 'react';
import { useCreate, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Modal } from '@lampstand/ui';
import { useShowError } from '../../shared/form/useShowError.ts';
import styles from './LinkOrder.module.css';
import { moveItem } from '../../shared/order/move-item.ts';
import type { LinkRecord } from './links.binding.ts';

export interface LinkOrderProps {
  readonly links: readonly LinkRecord[];
  readonly onClose: () => void;
}

/** Links are dragged to their places, or moved there by buttons; nothing is saved before it is said. */
export function LinkOrder({ links, onClose }: LinkOrderProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const [order, setOrder] = useState(links);
  const [dragged, setDragged] = useState<number>();
  const [create, { isPending }] = useCreate();
  const move = (from: number, to: number) => setOrder(moveItem(order, from, to));

  async function save() {
    await create(
      'linkOrders',
      { data: { ids: order.map(({ id }) => id) } },
      {
        onSuccess: () => {
          notify('resources.links.ordered', { type: 'success' });
          refresh();
          onClose();
        },
        onError: showError,
      },
    );
  }

  return (
    <Modal
      title={t('resources.links.order')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button loading={isPending} onClick={() => void save()}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <p>{t('resources.links.orderHint')}</p>
      <ol className={styles.list}>
        {order.map(({ id, title }, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same for keyboards
          <li
            key={id}
            className={styles.item}
            draggable
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, at);
              setDragged(undefined);
            }}
          >
            <span className={styles.title}>{title}</span>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('resources.links.moveUp', { title })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              ↑
            </Button>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('resources.links.moveDown', { title })}
              disabled={at === order.length - 1}
              onClick={() => move(at, at + 1)}
            >
              ↓
            </Button>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
