import type { Editor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';
import { useTiptapEditor } from 'ra-input-rich-text';

/** The editor of the input around, read anew whenever its text or its selection changes. */
export function useEditorState(): Editor | null {
  const editor = useTiptapEditor();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(
    function followEditor() {
      editor?.on('transaction', readAgain);
      return () => void editor?.off('transaction', readAgain);
    },
    [editor],
  );
  return editor;
}
