interface Row {
  readonly id: string;
  readonly status: string;
}

/** The row so many places after another one; that one itself at the ends of the list. */
export function rowAfter<R extends Row>(
  rows: readonly R[],
  id: string | undefined,
  steps: 1 | -1,
): R | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return rows[Math.min(Math.max(at + steps, 0), rows.length - 1)];
}

/** The next work that waits for a grade after this one, around the end of the list; none is left: undefined. */
export function nextUngraded<R extends Row>(rows: readonly R[], id: string): R | undefined {
  const at = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return others.find(({ status }) => status === 'SUBMITTED');
}

/** A comment as a paragraph behind the feedback that is there. */
export function withComment(html: string, comment: string): string {
  const text = comment.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const paragraphs = text.split(/\n+/).map((line) => `<p>${line}</p>`);
  return `${html === '<p></p>' ? '' : html}${paragraphs.join('')}`;
}
