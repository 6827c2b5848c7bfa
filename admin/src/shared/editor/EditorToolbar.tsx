import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import OrderedListIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import HeadingIcon from '@mui/icons-material/Title';
import SubheadingIcon from '@mui/icons-material/TextFields';
import UndoIcon from '@mui/icons-material/Undo';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import styles from './ContentEditor.module.css';
import { LinkTool } from './LinkTool.tsx';
import { TableTools } from './TableTools.tsx';
import { ToolButton } from './ToolButton.tsx';
import { useEditorState } from './useEditorState.ts';

interface Tool {
  readonly label: MessageId;
  readonly Icon: ComponentType;
  readonly run: (editor: Editor) => void;
  /** Whether the text at the cursor has it; tools without it do something once. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isOff?: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  {
    label: 'resources.documents.heading',
    Icon: HeadingIcon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'resources.documents.subheading',
    Icon: SubheadingIcon,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'resources.documents.bold',
    Icon: FormatBoldIcon,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'resources.documents.italic',
    Icon: FormatItalicIcon,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'resources.documents.bulletList',
    Icon: ListIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'resources.documents.orderedList',
    Icon: OrderedListIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'resources.documents.quote',
    Icon: QuoteIcon,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

const steps: readonly Tool[] = [
  {
    label: 'resources.documents.undo',
    Icon: UndoIcon,
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    label: 'resources.documents.redo',
    Icon: RedoIcon,
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

/** What can be done with the text at the cursor. */
export function EditorToolbar() {
  const t = useT();
  const editor = useEditorState();
  if (!editor) return null;
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('resources.documents.tools')}>
      {tools.map((tool) => (
        <ToolOf key={tool.label} tool={tool} editor={editor} />
      ))}
      <LinkTool editor={editor} />
      <TableTools editor={editor} />
      {steps.map((tool) => (
        <ToolOf key={tool.label} tool={tool} editor={editor} />
      ))}
    </div>
  );
}

function ToolOf({ tool, editor }: { readonly tool: Tool; readonly editor: Editor }) {
  const { label, Icon, run, isOn, isOff } = tool;
  return (
    <ToolButton
      label={label}
      on={isOn?.(editor)}
      disabled={isOff?.(editor)}
      onClick={() => run(editor)}
    >
      <Icon />
    </ToolButton>
  );
}
