import { createFormat, type Translator } from '@lampstand/i18n';
import QRCode from 'qrcode';
import type { TranscriptRow } from './grades.table.ts';
import { CONTENT_WIDTH, openPdf, PAGE, type Pdf, type Style } from './pdf-page.ts';
import { drawMeans, drawTerm } from './transcript-term.pdf.ts';
import { type Cursor, cursorOn, type Drawing } from './transcript-drawing.ts';
import type { TranscriptGrades } from './transcript.types.ts';

const BRAND = '#7a1222';
const MUTED = '#566072';
const RULE = '#c9d2dd';
const DANGER = '#b42318';
const QR_SIZE = 84;

const small: Style = { size: 9, color: MUTED };
const normal: Style = { size: 10 };

type Issued = Pick<TranscriptRow, 'code' | 'issuedAt' | 'revokedAt' | 'snapshot'>;

const left = (y: number) => ({ x: PAGE.margin, y, width: CONTENT_WIDTH });

function drawLetterhead({ pdf, t }: Drawing, cursor: Cursor, { snapshot }: Issued): void {
  cursor.y += pdf.write(snapshot.organisation, left(cursor.y), {
    size: 18,
    bold: true,
    color: BRAND,
  });
  const address = snapshot.address?.replaceAll(/\s*\n\s*/g, ', ');
  if (address) cursor.y += pdf.write(address, left(cursor.y), small);
  cursor.y += 8;
  pdf.doc.rect(PAGE.margin, cursor.y, CONTENT_WIDTH, 2).fill(BRAND);
  cursor.y += 18;
  cursor.y += pdf.write(t('print.transcript.title'), left(cursor.y), { size: 16, bold: true }) + 6;
}

function drawFacts({ pdf, t, format }: Drawing, cursor: Cursor, issued: Issued): void {
  const facts = [
    [t('print.transcript.student'), issued.snapshot.studentName],
    [t('print.transcript.issued'), format.formatDate(issued.issuedAt, { dateStyle: 'long' })],
    [t('print.transcript.code'), issued.code],
  ] as const;
  const width = CONTENT_WIDTH / facts.length;
  const heights = facts.map(([label, value], index) => {
    const box = { x: PAGE.margin + index * width, y: cursor.y, width: width - 12 };
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

function drawFooters({ pdf, t }: Drawing, { code, snapshot }: Issued): void {
  const { count } = pdf.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.doc.switchToPage(page);
    const y = PAGE.height - PAGE.footer - 14;
    pdf.doc.rect(PAGE.margin, y - 8, CONTENT_WIDTH, 0.7).fill(RULE);
    pdf.write(
      `${snapshot.studentName} · ${code}`,
      { ...left(y), width: CONTENT_WIDTH * 0.7 },
      small,
    );
    const number = t('print.transcript.page', { page: page + 1, pages: count });
    pdf.write(number, left(y), { ...small, align: 'right' });
  }
}

/**
 * Draws a transcript as it was issued.
 * @param address of the page that tells whether it is ours.
 * @returns a stream of the PDF.
 */
export function drawTranscript(issued: Issued, t: Translator, address: string) {
  const title = `${t('print.transcript.title')} – ${issued.snapshot.studentName}`;
  const pdf = openPdf(title, t.locale);
  const format = createFormat({ locale: t.locale.code, timeZone: 'UTC' });
  const drawing = { pdf, t, format };
  const cursor = cursorOn(pdf);
  drawLetterhead(drawing, cursor, issued);
  drawFacts(drawing, cursor, issued);
  for (const term of issued.snapshot.terms) drawTerm(drawing, cursor, term);
  drawMeans(drawing, cursor, t('print.transcript.overallMean'), issued.snapshot);
  drawScale(drawing, cursor, issued.snapshot);
  drawProof(drawing, cursor, address);
  drawFooters(drawing, issued);
  pdf.doc.end();
  return pdf.doc;
}
