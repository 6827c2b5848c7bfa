import type { EditorOptions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableHeader, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** Row headings stay row headings. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/**
 * An editor for what the server keeps: headings below the page's own, lists, quotations, tables,
 * links, and pictures that are there already.
 * @param name by which screen readers call it.
 */
export const editorOptions = (name: string): Partial<EditorOptions> => ({
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
    TableKit.configure({ tableHeader: false }),
    ScopedHeader,
    Image.configure({ inline: true }),
  ],
  // The sheet of the app has these rules.
  injectCSS: false,
  editorProps: {
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name },
  },
});
