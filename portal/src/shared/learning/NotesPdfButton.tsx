import { useState } from 'react';
import { noteFilePath } from '@lampstand/access';
import { useT } from '@lampstand/i18n/react';
import { Button, type ButtonProps, toast } from '@lampstand/ui';
import { saveFile } from '../files/save-file.ts';

export interface NotesPdfButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly courseId: string;
  /** Without it the notes of the whole course. */
  readonly lessonId?: string | undefined;
}

/** What the server calls a file. */
function nameOf({ headers }: Response): string {
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(name);
}

/** Keeps notes as PDF, which the server takes a moment to draw. */
export function NotesPdfButton({ courseId, lessonId, ...look }: NotesPdfButtonProps) {
  const t = useT();
  const [drawing, setDrawing] = useState(false);
  async function download(): Promise<void> {
    setDrawing(true);
    try {
      const answer = await fetch(noteFilePath(courseId, lessonId));
      if (!answer.ok) throw new Error(`The server answers ${answer.status}`);
      saveFile(await answer.blob(), nameOf(answer));
    } catch {
      toast.error(t('learning.notes.pdfFailed'));
    } finally {
      setDrawing(false);
    }
  }
  return (
    <Button {...look} loading={drawing} data-print="hide" onClick={() => void download()}>
      {t('learning.notes.pdf')}
    </Button>
  );
}
