const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Plain text as HTML: an empty line begins a paragraph, any other a line. Null for nothing. */
export function htmlOf(text: string): string | null {
  const plain = text.trim().replaceAll('\r\n', '\n');
  if (plain === '') return null;
  return plain
    .replace(/[&<>]/g, (character) => escapes[character] ?? character)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/**
 * HTML that says no more than plain text, as that text.
 * @returns undefined for HTML with headings, lists or emphasis, which plain text would lose.
 */
export function textOf(html: string): string | undefined {
  const rest = html
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replaceAll(/<\/?p>/g, '')
    .replaceAll(/<br\s*\/?>/g, '\n');
  if (rest.includes('<')) return undefined;
  return rest.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => characters[name] ?? '');
}
