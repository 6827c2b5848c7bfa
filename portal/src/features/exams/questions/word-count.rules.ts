/** How many words a text has; languages without spaces are cut by the browser's own rules. */
export function countWords(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
