import { useMemo } from 'react';
import { required } from 'react-admin';
import { RichTextInput } from 'ra-input-rich-text';
import { useT } from '@lampstand/i18n/react';
import styles from './ContentEditor.module.css';
import { editorOptions } from './editor-options.ts';
import { EditorToolbar } from './EditorToolbar.tsx';

/** The editor of a document's text. It knows what the server keeps, and nothing else. */
export function ContentEditor() {
  const t = useT();
  const name = t('resources.documents.fields.content');
  const options = useMemo(() => editorOptions(name), [name]);
  return (
    <RichTextInput
      source="content"
      className={styles.editor ?? ''}
      editorOptions={options}
      toolbar={<EditorToolbar />}
      format={toHtml}
      parse={toContent}
      validate={required()}
    />
  );
}

const toHtml = (content: { readonly html: string } | null | undefined): string =>
  content?.html ?? '';
const toContent = (html: string) => (html === '' ? null : { html });
