/** What the database keeps as a text or within JSON: no NUL, no half of a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
