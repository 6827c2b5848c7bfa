import { clockText, createFormat, createTranslator } from '@lampstand/i18n';
import { type Cursor, cursorOn, type Drawing } from '../../platform/pdf/pdf-drawing.ts';
import { drawEdges } from '../../platform/pdf/pdf-edges.ts';
import {
  CONTENT_WIDTH,
  lineHeight,
  openPdf,
  PAGE,
  type Style,
} from '../../platform/pdf/pdf-page.ts';
import type { LessonNote } from './notes.list.ts';
import type { NotesTask } from './notes-pdf.types.ts';

const BRAND = '#7a1222';
const SECONDARY = '#0b6873';
const RULE = '#c9d2dd';

const title: Style = { size: 18, bold: true, color: BRAND };
const lesson: Style = { size: 12, bold: true, color: SECONDARY };
const text: Style = { size: 10 };
const small: Style = { size: 9, color: '#566072' };

const TIME_WIDTH = 58;
const left = { x: PAGE.margin, width: CONTENT_WIDTH };
const beside = { x: PAGE.margin + TIME_WIDTH, width: CONTENT_WIDTH - TIME_WIDTH };

function drawHead({ pdf, format }: Drawing, cursor: Cursor, task: NotesTask, name: string): void {
  cursor.y += pdf.write(task.organisation, { ...left, y: cursor.y }, small);
  cursor.y += pdf.write(name, { ...left, y: cursor.y }, title);
  const facts = [task.writer, format.formatDate(task.now, { dateStyle: 'long' })].join(' · ');
  cursor.y += pdf.write(facts, { ...left, y: cursor.y }, small) + 8;
  pdf.doc.rect(PAGE.margin, cursor.y, CONTENT_WIDTH, 2).fill(BRAND);
  cursor.y += 10;
}

/** One note; a long one goes on on the next page. What is said of it stays with its last line. */
function drawNote({ pdf, t, format }: Drawing, cursor: Cursor, note: LessonNote): void {
  const paragraphs = note.text.replaceAll('\t', '    ').split(/\r\n?|\n/);
  const lines = paragraphs.flatMap((each) => pdf.linesOf(each, beside.width, text));
  const about = [format.formatDate(note.createdAt)];
  if (note.groupId !== null) {
    about.push(t('learning.notes.pinnedBy', { name: note.authorName }));
  }
  cursor.room(lineHeight(text) * Math.min(lines.length, 2) + lineHeight(small) + 8);
  pdf.doc.rect(PAGE.margin, cursor.y, CONTENT_WIDTH, 0.5).fill(RULE);
  cursor.y += 5;
  const time = { ...left, width: TIME_WIDTH - 8, y: cursor.y };
  pdf.write(clockText(note.atSeconds), time, { ...text, bold: true });
  for (const [index, line] of lines.entries()) {
    const last = index === lines.length - 1 ? lineHeight(small) : 0;
    cursor.room(lineHeight(text) + last);
    cursor.y += pdf.write(line, { ...beside, y: cursor.y }, text);
  }
  cursor.y += pdf.write(about.join(' · '), { ...beside, y: cursor.y }, small) + 5;
}

/**
 * Draws notes lesson by lesson, in the order in which they come.
 * @returns a stream of the PDF.
 */
export function drawNotes(task: NotesTask) {
  const t = createTranslator(task.words);
  const { notes, courseName } = task.sheet;
  const name = t('learning.notes.printTitle', { title: courseName });
  const pdf = openPdf(name, t.locale);
  const format = createFormat({ locale: t.locale.code, timeZone: task.sheet.timeZone });
  const drawing = { pdf, t, format };
  const cursor = cursorOn(pdf);
  drawHead(drawing, cursor, task, name);
  if (notes.length === 0) pdf.write(t('learning.notes.none'), { ...left, y: cursor.y + 8 }, text);
  let open: string | undefined;
  for (const note of notes) {
    if (note.lessonId !== open) {
      // A lesson's name keeps the beginning of its first note below it.
      cursor.room(90);
      cursor.y += 12;
      cursor.y += pdf.write(note.lesson.title, { ...left, y: cursor.y }, lesson) + 4;
      open = note.lessonId;
    }
    drawNote(drawing, cursor, note);
  }
  drawEdges(pdf, {
    head: name,
    foot: task.writer,
    number: (page, pages) => t('learning.notes.page', { page, pages }),
  });
  pdf.doc.end();
  return pdf.doc;
}
