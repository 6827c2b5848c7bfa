import AddIcon from '@mui/icons-material/GridOn';
import type { Editor } from '@tiptap/core';
import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import styles from './ContentEditor.module.css';
import { ToolButton } from './ToolButton.tsx';

const first = { rows: 3, cols: 3, withHeaderRow: true };

const changes: readonly {
  readonly label: MessageId;
  readonly run: (editor: Editor) => void;
}[] = [
  {
    label: 'resources.documents.addRow',
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    label: 'resources.documents.addColumn',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    label: 'resources.documents.deleteRow',
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    label: 'resources.documents.deleteColumn',
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: 'resources.documents.deleteTable',
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];

/** Inserts a table; where the cursor is in one, changes it. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const inside = editor.isActive('table');
  return (
    <>
      <ToolButton
        label="resources.documents.table"
        disabled={inside}
        onClick={() => editor.chain().focus().insertTable(first).run()}
      >
        <AddIcon />
      </ToolButton>
      {inside && (
        <div className={styles.tableTools}>
          {changes.map(({ label, run }) => (
            <Button
              key={label}
              variant="text"
              size="small"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(editor)}
            >
              {t.dynamic(label)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
