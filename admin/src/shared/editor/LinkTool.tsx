import LinkIcon from '@mui/icons-material/Link';
import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, Modal, TextField } from '@lampstand/ui';
import { linkAddress } from './link-address.ts';
import { ToolButton } from './ToolButton.tsx';

/** Makes what is selected a link, or changes the link at the cursor. */
export function LinkTool({ editor }: { readonly editor: Editor }) {
  const [open, setOpen] = useState(false);
  const on = editor.isActive('link');
  return (
    <>
      <ToolButton
        label="resources.documents.link"
        on={on}
        disabled={!on && editor.state.selection.empty}
        onClick={() => setOpen(true)}
      >
        <LinkIcon />
      </ToolButton>
      {open && <LinkDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = useT();
  const known: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof known === 'string' ? known : '');
  const href = linkAddress(typed);
  const [refused, setRefused] = useState(false);

  const finish = (chain: () => void) => {
    onClose();
    chain();
  };
  const set = () => {
    if (href === undefined) setRefused(true);
    else finish(() => editor.chain().focus().extendMarkRange('link').setLink({ href }).run());
  };
  const remove = () =>
    finish(() => editor.chain().focus().extendMarkRange('link').unsetLink().run());
  // It stands inside the form of the document, which Enter would save.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  return (
    <Modal
      title={t('resources.documents.link')}
      onClose={onClose}
      actions={
        <>
          {typeof known === 'string' && (
            <Button variant="outlined" onClick={remove}>
              {t('resources.documents.linkRemove')}
            </Button>
          )}
          <Button onClick={set}>{t('common.save')}</Button>
        </>
      }
    >
      <TextField
        label={t('resources.documents.linkAddress')}
        hint={t('resources.documents.linkHint', { example: '/docs' })}
        error={refused && href === undefined ? t('ui.invalidUrl') : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
    </Modal>
  );
}
