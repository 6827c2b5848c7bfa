import type { createFormat, Translator } from '@lampstand/i18n';
import { PAGE, type Pdf } from './pdf-page.ts';

/** What the parts of a page are drawn with. */
export interface Drawing {
  readonly pdf: Pdf;
  readonly t: Translator;
  readonly format: ReturnType<typeof createFormat>;
}

/** Where the next thing is drawn, on a page that has room for it. */
export interface Cursor {
  y: number;
  /** Begins another page where what follows does not fit. @returns whether it did. */
  room(height: number): boolean;
}

export function cursorOn(pdf: Pdf): Cursor {
  const cursor = {
    y: PAGE.margin,
    room(height: number) {
      if (cursor.y + height <= PAGE.height - PAGE.margin - PAGE.footer) return false;
      pdf.doc.addPage();
      cursor.y = PAGE.margin;
      return true;
    },
  };
  return cursor;
}
