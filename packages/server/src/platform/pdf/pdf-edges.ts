import { CONTENT_WIDTH, PAGE, type Pdf, type Style } from './pdf-page.ts';

const RULE = '#c9d2dd';
const small: Style = { size: 9, color: '#566072' };

interface Edges {
  /** Above every page but the first. */
  readonly head: string;
  readonly foot: string;
  readonly number: (page: number, pages: number) => string;
}

/** What tells a page that got apart from the others: what it is of, whose, and which one. */
export function drawEdges(pdf: Pdf, { head, foot, number }: Edges): void {
  const { count } = pdf.doc.bufferedPageRange();
  const box = { x: PAGE.margin, width: CONTENT_WIDTH };
  for (let page = 0; page < count; page += 1) {
    pdf.doc.switchToPage(page);
    if (page > 0) pdf.write(head, { ...box, y: PAGE.margin - 22 }, small);
    const y = PAGE.height - PAGE.footer - 14;
    pdf.doc.rect(PAGE.margin, y - 8, CONTENT_WIDTH, 0.7).fill(RULE);
    pdf.write(foot, { ...box, y, width: CONTENT_WIDTH * 0.7 }, small);
    pdf.write(number(page + 1, count), { ...box, y }, { ...small, align: 'right' });
  }
}
