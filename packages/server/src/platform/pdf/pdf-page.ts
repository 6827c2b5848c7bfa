import type { LocaleCode } from '@lampstand/i18n';
import PdfKit from 'pdfkit';
import { fontFiles, type FontName, lettersOf, piecesOf, type Run, runsOf } from './pdf-fonts.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 54, footer: 40 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const TEXT = '#1c2430';
const LEADING = 1.35;

/** The height of one line. */
export const lineHeight = ({ size }: Style): number => size * LEADING;

/** A document of which texts in any of our scripts are written, line by line. */
export function openPdf(
  title: string,
  locale: { readonly code: LocaleCode; readonly bcp47: string },
) {
  const doc = new PdfKit({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: locale.bcp47,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title },
  });
  const known = new Set<FontName>();

  function use(font: FontName, size: number): void {
    if (!known.has(font)) doc.registerFont(font, fontFiles[font]);
    known.add(font);
    doc.font(font, size);
  }

  const runs = (text: string, { bold = false }: Style): Run[] =>
    runsOf(text, { bold, locale: locale.code });

  function widthOf(text: string, style: Style): number {
    return runs(text, style).reduce((width, run) => {
      use(run.font, style.size);
      return width + doc.widthOfString(run.text);
    }, 0);
  }

  /** A word that fits no line goes on in the next one, letter by letter. */
  const fitting = (piece: string, width: number, style: Style): string[] =>
    widthOf(piece.trimEnd(), style) > width ? lettersOf(piece) : [piece];

  /** The text in lines that fit. */
  function linesOf(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(text).flatMap((each) => fitting(each, width, style))) {
      if (line !== '' && widthOf((line + piece).trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    return [...lines, line.trimEnd()];
  }

  function writeLine(text: string, { x, y, width }: Box, style: Style): void {
    let at = style.align === 'right' ? x + width - widthOf(text, style) : x;
    for (const run of runs(text, style)) {
      use(run.font, style.size);
      // Fonts stand on one line, however high they are.
      doc.fillColor(style.color ?? TEXT).text(run.text, at, y + style.size, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      at += doc.widthOfString(run.text);
    }
  }

  /** @returns the height that it took. */
  function write(text: string, box: Box, style: Style): number {
    const lines = linesOf(text, box.width, style);
    for (const [index, line] of lines.entries()) {
      writeLine(line, { ...box, y: box.y + index * lineHeight(style) }, style);
    }
    return lines.length * lineHeight(style);
  }

  const heightOf = (text: string, width: number, style: Style): number =>
    linesOf(text, width, style).length * lineHeight(style);

  return { doc, write, heightOf, linesOf };
}

export type Pdf = ReturnType<typeof openPdf>;
