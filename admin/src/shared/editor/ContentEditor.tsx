import { useMemo } from 'react';
import { required } from 'react-admin';
import { RichTextInput } from 'ra-input-rich-text';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import type { ContentInputProps } from './content-input-props.ts';
import styles from './ContentEditor.module.css';
import { editorOptions } from './editor-options.ts';
import { EditorToolbar } from './EditorToolbar.tsx';

/** The editor of a document's or a lesson's text. It knows what the server keeps, and nothing else. */
export function ContentEditor({ optional = false }: ContentInputProps) {
  const name = useResourceTexts().label('content');
  const options = useMemo(() => editorOptions(name), [name]);
  return (
    <RichTextInput
      source="content"
      className={styles.editor ?? ''}
      editorOptions={options}
      toolbar={<EditorToolbar />}
      format={toHtml}
      parse={toContent}
      {...(optional ? {} : { validate: required() })}
    />
  );
}

const toHtml = (content: { readonly html: string } | null | undefined): string =>
  content?.html ?? '';
const toContent = (html: string) => (html === '' ? null : { html });
