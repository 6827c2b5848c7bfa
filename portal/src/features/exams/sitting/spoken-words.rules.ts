import { textWithLines } from '../questions/blank-text.rules.ts';
import type { ShownQuestion } from '../questions/shown-question.ts';

/** A question as it is read aloud: its text and, one after the other, what there is to choose from. */
export function wordsOf({ text, parts }: Pick<ShownQuestion, 'text' | 'parts'>): string {
  const blankIds = parts.filter(({ role }) => role === 'BLANK').map(({ _id }) => _id);
  const sentences = [textWithLines(text, blankIds), ...parts.map((part) => part.text)];
  return sentences.filter((sentence) => sentence !== '').join('\n');
}
