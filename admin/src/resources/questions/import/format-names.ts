import type { QuestionFormat } from './question-files.binding.ts';

/** Formats are called what they are called everywhere, but for the table. */
export const formatChoices = [
  { id: 'MOODLE_XML', name: 'Moodle XML' },
  { id: 'GIFT', name: 'GIFT' },
  { id: 'QTI', name: 'QTI 2.1' },
  { id: 'CSV', name: null },
] as const satisfies readonly { readonly id: QuestionFormat; readonly name: string | null }[];

/** The format that a file seems to have, by its name and its beginning. */
export function guessFormat(name: string, text: string): QuestionFormat | undefined {
  const start = text.slice(0, 2000);
  if (/<quiz[\s>]/.test(start)) return 'MOODLE_XML';
  if (/imsqti|assessmentItem/.test(start)) return 'QTI';
  if (/\.csv$/i.test(name)) return 'CSV';
  return /\{/.test(text) ? 'GIFT' : undefined;
}
