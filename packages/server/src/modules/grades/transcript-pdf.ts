import { createFormat, type Translator } from '@lampstand/i18n';
import QRCode from 'qrcode';
import { drawEdges } from '../../platform/pdf/pdf-edges.ts';
import { CONTENT_WIDTH, openPdf, PAGE, type Pdf, type Style } from '../../platform/pdf/pdf-page.ts';
import { drawMeans, drawTerm } from './transcript-term.pdf.ts';
import { type Cursor, cursorOn, type Drawing } from '../../platform/pdf/pdf-drawing.ts';
import type { DrawingTask } from './transcript-pdf.types.ts';
import { type TranscriptBlock, usualDesign } from './transcript-design.rules.ts';
import type { TranscriptGrades } from './transcript.types.ts';

const BRAND = '#7a1222';
const MUTED = '#566072';
const DANGER = '#b42318';
const QR_SIZE = 84;
const SEAL_SIZE = 96;

const small: Style = { size: 9, color: MUTED };
const normal: Style = { size: 10 };

type Issued = DrawingTask['issued'];

const left = (y: number) => ({ x: PAGE.margin, y, width: CONTENT_WIDTH });

function drawLetterhead({ pdf }: Drawing, cursor: Cursor, { snapshot }: Issued): void {
  cursor.y += pdf.write(snapshot.organisation, left(cursor.y), {
    size: 18,
    bold: true,
    color: BRAND,
  });
  const lines = linesBelow(snapshot);
  for (const line of lines) cursor.y += pdf.write(line, left(cursor.y), small);
  cursor.y += 8;
  pdf.doc.rect(PAGE.margin, cursor.y, CONTENT_WIDTH, 2).fill(BRAND);
  cursor.y += 18;
}

/** The letterhead as it was designed, line by line, or the address in one. */
function linesBelow({ address, design }: Issued['snapshot']): readonly string[] {
  const text = design?.letterhead ?? address?.replaceAll(/\s*\n\s*/g, ', ');
  return text ? text.split(/\r?\n/) : [];
}

function drawFacts({ pdf, t, format }: Drawing, cursor: Cursor, issued: Issued): void {
  const facts = [
    [t('print.transcript.student'), issued.snapshot.studentName, 0.48],
    [t('print.transcript.issued'), format.formatDate(issued.issuedAt, { dateStyle: 'long' }), 0.23],
    [t('print.transcript.code'), issued.code, 0.29],
  ] as const;
  cursor.room(70);
  cursor.y += pdf.write(t('print.transcript.title'), left(cursor.y), { size: 16, bold: true }) + 6;
  let x: number = PAGE.margin;
  const heights = facts.map(([label, value, share]) => {
    const box = { x, y: cursor.y, width: share * CONTENT_WIDTH - 12 };
    x += share * CONTENT_WIDTH;
    const height = pdf.write(label, box, small);
    return height + pdf.write(value, { ...box, y: box.y + height }, { ...normal, bold: true });
  });
  cursor.y += Math.max(...heights) + 8;
  if (issued.revokedAt === null) return;
  const revoked = `${t('print.transcript.revoked')} · ${format.formatDate(issued.revokedAt, { dateStyle: 'long' })}`;
  cursor.y += pdf.write(revoked, left(cursor.y), { size: 14, bold: true, color: DANGER }) + 8;
}

function drawScale({ pdf, t, format }: Drawing, cursor: Cursor, { scale }: TranscriptGrades): void {
  const bands = scale.map(({ letter, from, points }) =>
    t('print.transcript.scaleBand', {
      letter,
      from: from / 100,
      points: format.formatNumber(points),
    }),
  );
  const text = bands.join(' · ');
  cursor.room(pdf.heightOf(text, CONTENT_WIDTH, small) + 40);
  cursor.y += 10;
  cursor.y += pdf.write(t('print.transcript.scale'), left(cursor.y), { ...small, bold: true });
  cursor.y += pdf.write(text, left(cursor.y), small) + 14;
}

/** The code as a picture, drawn as squares: sharp on every printer. */
function drawQr({ doc }: Pdf, address: string, { x, y }: { x: number; y: number }): void {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const side = QR_SIZE / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side, side);
    }
  }
  doc.fill('#000000');
}

/** The college's seal, where it has one. */
function drawSeal({ pdf }: Drawing, cursor: Cursor, seal: Uint8Array | null): void {
  if (seal === null) return;
  cursor.room(SEAL_SIZE + 20);
  const box: [number, number] = [SEAL_SIZE, SEAL_SIZE];
  pdf.doc.image(Buffer.from(seal), PAGE.margin, cursor.y + 10, { fit: box });
  cursor.y += SEAL_SIZE + 20;
}

function drawProof({ pdf, t }: Drawing, cursor: Cursor, address: string): void {
  cursor.room(QR_SIZE + 10);
  drawQr(pdf, address, { x: PAGE.margin, y: cursor.y });
  const box = {
    x: PAGE.margin + QR_SIZE + 16,
    y: cursor.y + 14,
    width: CONTENT_WIDTH - QR_SIZE - 16,
  };
  const height = pdf.write(t('print.transcript.verify'), box, normal);
  pdf.write(address, { ...box, y: box.y + height + 4 }, { ...normal, bold: true });
  pdf.doc.link(box.x, box.y + height + 4, box.width, 16, address);
  cursor.y += QR_SIZE;
}

/**
 * Draws a transcript as it was issued.
 * @param from.address of the page that tells whether it is ours.
 * @returns a stream of the PDF.
 */
export function drawTranscript(
  issued: Issued,
  t: Translator,
  { seal, address }: Pick<DrawingTask, 'seal' | 'address'>,
) {
  const title = `${t('print.transcript.title')} – ${issued.snapshot.studentName}`;
  const pdf = openPdf(title, t.locale);
  const format = createFormat({ locale: t.locale.code, timeZone: 'UTC' });
  const drawing = { pdf, t, format };
  const cursor = cursorOn(pdf);
  const { snapshot } = issued;
  const blocks: Readonly<Record<TranscriptBlock['kind'], () => void>> = {
    LETTERHEAD: () => drawLetterhead(drawing, cursor, issued),
    STUDENT: () => drawFacts(drawing, cursor, issued),
    COURSES: () => snapshot.terms.forEach((term) => drawTerm(drawing, cursor, term)),
    MEAN: () => drawMeans(drawing, cursor, t('print.transcript.overallMean'), snapshot),
    SCALE: () => drawScale(drawing, cursor, snapshot),
    SEAL: () => drawSeal(drawing, cursor, seal),
    PROOF: () => drawProof(drawing, cursor, address),
  };
  const { blocks: designed } = snapshot.design ?? usualDesign;
  for (const { kind, shown } of designed) if (shown) blocks[kind]();
  drawEdges(pdf, {
    head: `${snapshot.organisation} · ${t('print.transcript.title')}`,
    foot: `${snapshot.studentName} · ${issued.code}`,
    number: (page, pages) => t('print.transcript.page', { page, pages }),
  });
  pdf.doc.end();
  return pdf.doc;
}
