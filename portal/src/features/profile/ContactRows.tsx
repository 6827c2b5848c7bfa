import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton, closePath, plusPath } from '@lampstand/ui';
import styles from './ContactRows.module.css';
import { countField } from './details-values.rules.ts';

export interface ContactRowsProps<Contact> {
  readonly name: 'phones' | 'emails';
  readonly contacts: readonly Contact[];
  readonly words: {
    readonly title: string;
    readonly hint?: string;
    readonly none: string;
    readonly add: string;
    readonly remove: string;
  };
  /** The fields of one contact; undefined for one that is being added. */
  readonly fields: (contact: Contact | undefined, index: number) => ReactNode;
}

/** The server takes no more of one kind. */
const mostContacts = 10;

interface Row<Contact> {
  readonly key: number;
  readonly contact: Contact | undefined;
}

/** A list inside of a form to which contacts are added and from which they are taken away. */
export function ContactRows<Contact>(props: ContactRowsProps<Contact>) {
  const { name, contacts, words, fields } = props;
  const [rows, setRows] = useState<readonly Row<Contact>[]>(() =>
    contacts.map((contact, key) => ({ key, contact })),
  );
  const nextKey = useRef(contacts.length);
  const { box, count } = useRowChanges(rows.length);

  const add = () => {
    setRows([...rows, { key: nextKey.current, contact: undefined }]);
    nextKey.current += 1;
  };
  const remove = (key: number) => setRows(rows.filter((row) => row.key !== key));

  return (
    <fieldset ref={box} className={styles.contacts} tabIndex={-1}>
      <legend className={styles.title}>{words.title}</legend>
      {words.hint && <p className={styles.hint}>{words.hint}</p>}
      {rows.length === 0 && <p className={styles.hint}>{words.none}</p>}
      <input ref={count} type="hidden" name={countField(name)} value={rows.length} readOnly />
      <ul className={styles.rows}>
        {rows.map(({ key, contact }, index) => (
          <li key={key} className={styles.row}>
            {fields(contact, index)}
            <IconButton
              className={styles.remove}
              label={`${words.remove} ${index + 1}`}
              icon={closePath}
              onClick={() => remove(key)}
            />
          </li>
        ))}
      </ul>
      {rows.length < mostContacts && (
        <Button variant="outlined" size="small" icon={plusPath} onClick={add}>
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}

/**
 * What follows when rows come or go: the form, which hears only of what is typed, is told; and the
 * focus goes into a new row, or to the list when the pressed button went away with its row.
 */
function useRowChanges(rows: number) {
  const box = useRef<HTMLFieldSetElement>(null);
  const count = useRef<HTMLInputElement>(null);
  const known = useRef(rows);
  useEffect(
    function followChange() {
      if (known.current === rows) return;
      const grown = rows > known.current;
      known.current = rows;
      count.current?.dispatchEvent(new Event('input', { bubbles: true }));
      const target = grown ? box.current?.querySelector('li:last-child input') : box.current;
      if (target instanceof HTMLElement) target.focus();
    },
    [rows],
  );
  return { box, count };
}
