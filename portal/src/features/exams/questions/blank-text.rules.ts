type TextPiece =
  /** `from` is the place of its first letter. */
  | { readonly kind: 'words'; readonly text: string; readonly from: number }
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
    pieces.push({ kind: 'words', text: text.slice(from, match.index), from });
    pieces.push({ kind: 'blank', blankId, number });
    from = match.index + whole.length;
  }
  pieces.push({ kind: 'words', text: text.slice(from), from });
  return pieces.filter((piece) => piece.kind === 'blank' || piece.text !== '');
}

/** The text as it is read aloud: a line where a blank is. */
export const textWithLines = (text: string, blankIds: readonly string[]): string =>
  withBlanksAs(text, blankIds, () => '____');

/** The text as it stands above its answers: each line with the number of its blank. */
export const textWithNumbers = (text: string, blankIds: readonly string[]): string =>
  withBlanksAs(text, blankIds, (number) => `____\u00A0(${number})`);

const withBlanksAs = (
  text: string,
  blankIds: readonly string[],
  lineOf: (number: number) => string,
): string =>
  cutAtBlanks(text, blankIds)
    .map((piece) => (piece.kind === 'words' ? piece.text : lineOf(piece.number)))
    .join('');
