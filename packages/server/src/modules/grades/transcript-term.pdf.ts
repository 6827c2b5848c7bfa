import { CONTENT_WIDTH, lineHeight, PAGE, type Style } from '../../platform/pdf/pdf-page.ts';
import type { Cursor, Drawing } from '../../platform/pdf/pdf-drawing.ts';
import type { TranscriptCourse, TranscriptTerm } from './transcript.types.ts';

const HEAD = '#f3f6fa';
const RULE = '#c9d2dd';
const SECONDARY = '#0b6873';
const MUTED = '#566072';

const cell: Style = { size: 10 };
const head: Style = { size: 9, bold: true, color: MUTED };
const PADDING = 5;
const MEANS_HEIGHT = 30;

/** Widths of the columns; the name of the course takes what is left. */
const WIDTHS = { code: 84, score: 66, letter: 66, points: 66 } as const;
const COURSE_WIDTH = CONTENT_WIDTH - WIDTHS.code - WIDTHS.score - WIDTHS.letter - WIDTHS.points;

interface Row {
  readonly code: string;
  readonly course: string;
  readonly score: string;
  readonly letter: string;
  readonly points: string;
}

function writeRow({ pdf }: Drawing, y: number, row: Row, style: Style): number {
  const columns = [
    { text: row.code, width: WIDTHS.code, align: 'left' },
    { text: row.course, width: COURSE_WIDTH, align: 'left' },
    { text: row.score, width: WIDTHS.score, align: 'right' },
    { text: row.letter, width: WIDTHS.letter, align: 'right' },
    { text: row.points, width: WIDTHS.points, align: 'right' },
  ] as const;
  let x: number = PAGE.margin;
  const heights = columns.map(({ text, width, align }) => {
    const box = { x: x + PADDING, y: y + PADDING, width: width - 2 * PADDING };
    x += width;
    return pdf.write(text, box, { ...style, align });
  });
  return Math.max(...heights) + 2 * PADDING;
}

function rowOf({ format, t }: Drawing, { complete, ...course }: TranscriptCourse): Row {
  const { code, name, letter, points, score } = course;
  if (!complete)
    return { code, course: name, score: '', letter: t('print.transcript.inProgress'), points: '' };
  return {
    code,
    course: name,
    score: score === null ? '' : format.formatPercent(score / 100),
    letter: letter ?? '',
    points: points === null ? '' : format.formatNumber(points),
  };
}

const heightOf = ({ pdf }: Drawing, { course, code }: Row): number =>
  Math.max(
    pdf.heightOf(course, COURSE_WIDTH - 2 * PADDING, cell),
    pdf.heightOf(code, WIDTHS.code - 2 * PADDING, cell),
  ) +
  2 * PADDING;

function drawHead(drawing: Drawing, cursor: Cursor): void {
  const { pdf, t } = drawing;
  const height = lineHeight(head) + 2 * PADDING;
  pdf.doc.rect(PAGE.margin, cursor.y, CONTENT_WIDTH, height).fill(HEAD);
  const row = {
    code: t('print.transcript.code'),
    course: t('print.transcript.course'),
    score: t('print.transcript.score'),
    letter: t('print.transcript.letter'),
    points: t('print.transcript.points'),
  };
  writeRow(drawing, cursor.y, row, head);
  cursor.y += height;
}

interface Means {
  readonly meanScore: number | null;
  readonly meanPoints: number | null;
}

/** A line with means below the courses that they are of; nothing where none is complete. */
export function drawMeans(
  drawing: Drawing,
  cursor: Cursor,
  label: string,
  { meanPoints, meanScore }: Means,
): void {
  if (meanScore === null || meanPoints === null) return;
  const { format } = drawing;
  cursor.room(MEANS_HEIGHT);
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const row = {
    code: '',
    course: label,
    score: format.formatPercent(meanScore / 100),
    letter: '',
    points: format.formatNumber(meanPoints, two),
  };
  cursor.y += writeRow(drawing, cursor.y, row, { ...cell, bold: true });
}

/** The courses of a term; on another page its name and the heads of the columns come again. */
export function drawTerm(drawing: Drawing, cursor: Cursor, term: TranscriptTerm): void {
  const { pdf, t } = drawing;
  const title: Style = { size: 12, bold: true, color: SECONDARY };
  const name = term.name
    ? `${term.name} ${term.year}`
    : t('print.transcript.otherCourses', { year: String(term.year) });
  const begin = () => {
    const box = { x: PAGE.margin, y: cursor.y, width: CONTENT_WIDTH };
    cursor.y += pdf.write(name, box, title) + 4;
    drawHead(drawing, cursor);
  };
  if (!cursor.room(90)) cursor.y += 10;
  begin();
  for (const [index, course] of term.courses.entries()) {
    const row = rowOf(drawing, course);
    // The last one keeps its means beside it.
    const below = index === term.courses.length - 1 ? MEANS_HEIGHT : 0;
    if (cursor.room(heightOf(drawing, row) + below)) begin();
    cursor.y += writeRow(drawing, cursor.y, row, cell);
    pdf.doc.rect(PAGE.margin, cursor.y, CONTENT_WIDTH, 0.5).fill(RULE);
  }
  drawMeans(drawing, cursor, t('print.transcript.termMean'), term);
}
