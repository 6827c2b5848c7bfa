import { useState, type KeyboardEvent } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, checkPath, VisuallyHidden } from '@lampstand/ui';
import { moveTo, shownOrder } from './order.rules.ts';
import { OrderedItem } from './OrderedItem.tsx';
import styles from './OrderingInput.module.css';
import { partsOf, type AnswerInputProps } from './shown-question.ts';

/** Items that are put in order: by buttons, by the arrow keys, or by dragging. */
export function OrderingInput({ question, language, answer, onChange }: AnswerInputProps) {
  const t = useT();
  const [moved, setMoved] = useState<string>();
  const items = partsOf(question, 'ITEM');
  const order = shownOrder(
    items.map(({ _id }) => _id),
    answer.order,
  );
  const textOf = (_id: string) => items.find((item) => item._id === _id)?.text ?? '';

  const move = (item: string, place: number) => {
    const next = moveTo(order, item, place);
    onChange({ ...answer, order: next });
    const [text, position] = [textOf(item), next.indexOf(item) + 1];
    setMoved(t('learning.exam.movedTo', { item: text, position, total: order.length }));
  };
  const moveByKey = (item: string, place: number) => (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(item, place + step);
  };

  return (
    <>
      <ol className={styles.items}>
        {order.map((item, place) => (
          <OrderedItem
            key={item}
            item={{ _id: item, text: textOf(item) }}
            language={language}
            place={place}
            total={order.length}
            onMove={(to) => move(item, to)}
            onKeyDown={moveByKey(item, place)}
            onDrop={(dropped) => order.includes(dropped) && move(dropped, place)}
          />
        ))}
      </ol>
      {answer.order.length === 0 && (
        <Button
          variant="outlined"
          size="small"
          icon={checkPath}
          onClick={() => onChange({ ...answer, order })}
        >
          {t('learning.exam.keepOrder')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </>
  );
}
