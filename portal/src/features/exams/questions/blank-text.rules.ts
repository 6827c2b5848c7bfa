type TextPiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'blank'; readonly blankId: string; readonly number: number };

const blank = /\[\[([^[\]]+)\]\]/g;

/**
 * Cuts a text with blanks, each written `[[its id]]`, into words and blanks. A blank is numbered from 1
 * as the text is read; what names no blank of the question stays as it is written.
 */
export function cutAtBlanks(text: string, blankIds: readonly string[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  let number = 0;
  for (const match of text.matchAll(blank)) {
    const [whole, blankId = ''] = match;
    if (!blankIds.includes(blankId)) continue;
    number += 1;
    pieces.push({ kind: 'words', text: text.slice(from, match.index) });
    pieces.push({ kind: 'blank', blankId, number });
    from = match.index + whole.length;
  }
  pieces.push({ kind: 'words', text: text.slice(from) });
  return pieces.filter((piece) => piece.kind === 'blank' || piece.text !== '');
}

/** The text as it is read aloud and stands in headings: a line where a blank is. */
export function textWithLines(text: string, blankIds: readonly string[]): string {
  return cutAtBlanks(text, blankIds)
    .map((piece) => (piece.kind === 'words' ? piece.text : '____'))
    .join('');
}
