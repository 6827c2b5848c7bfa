/** How a blank stands in the text. */
export const blankMark = (id: string): string => `[[${id}]]`;

/** The blanks of a question that a text does not have. */
export const missingBlanks = (text: string, ids: readonly string[]): string[] =>
  ids.filter((id) => !text.includes(blankMark(id)));

/** Blanks are numbered, and a number is not given twice in a question. */
export const nextBlankId = (ids: readonly string[]): string =>
  String(Math.max(0, ...ids.map(Number).filter(Number.isInteger)) + 1);

/** The text with a further blank at its end, from where the author moves it. */
export const addBlank = (text: string, id: string): string =>
  text === '' || /\s$/.test(text) ? `${text}${blankMark(id)}` : `${text} ${blankMark(id)}`;

export const withoutBlank = (text: string, id: string): string =>
  text.replace(` ${blankMark(id)}`, '').replace(blankMark(id), '');
