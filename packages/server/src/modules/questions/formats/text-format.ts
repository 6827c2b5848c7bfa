import MarkdownIt from 'markdown-it';
import type { Losses } from './foreign.ts';
import { plainText } from './plain-text.ts';

/** How a text of another program is written down. */
export type TextFormat = 'plain' | 'html' | 'markdown' | 'moodle';

const NAMES: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  markdown: 'markdown',
  moodle: 'moodle',
  moodle_auto_format: 'moodle',
  plain: 'plain',
  plain_text: 'plain',
};

/** The format of that name; HTML where the name is not known. */
export const textFormatOf = (name: string | undefined): TextFormat => NAMES[name ?? ''] ?? 'html';

/** Longer than any text of a question that can be asked. */
const LONGEST_MARKDOWN = 50_000;
const markdown = new MarkdownIt();

/** A text in its format as the text that people read in it; what has no place there is counted as lost. */
export function readableText(text: string, format: TextFormat, losses: Losses): string {
  switch (format) {
    case 'plain':
      return text.trim();
    case 'html':
      return plainText(text, losses);
    case 'markdown':
      return plainText(markdown.render(text.slice(0, LONGEST_MARKDOWN)), losses);
    case 'moodle':
      // Moodle's own format: HTML may stand in it, and ends of lines are kept.
      return MARKED_UP.test(text) ? plainText(text.replaceAll('\n', '<br>'), losses) : text.trim();
  }
}

/** A tag, or a character that is written by its name. */
const MARKED_UP = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,31}|#\d{1,7}|#x[\da-f]{1,6});/i;
