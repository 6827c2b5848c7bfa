import { Parser } from 'htmlparser2';
import { withoutDeepTags } from '../../../platform/deep-tags.ts';
import type { Losses } from './foreign.ts';

const BLOCKS = new Set(
  'address article blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const FORMATS = new Set(
  'a b big blockquote code del em font h1 h2 h3 h4 h5 h6 i ins li ol pre s small strike strong sub sup table tt u ul'.split(
    ' ',
  ),
);
const MEDIA = new Set('audio canvas embed iframe img object picture svg video'.split(' '));
const UNREAD = new Set(['noscript', 'rp', 'script', 'style', 'template', 'title']);

/** HTML as the text that people read in it; what has no place in a text is counted as lost. */
export function plainText(html: string, losses: Losses): string {
  let text = '';
  let unread = 0;
  let asTyped = 0;
  const breakLine = () => {
    text += '\n';
  };
  const parser = new Parser(
    {
      onopentag(name) {
        if (UNREAD.has(name)) unread += 1;
        if (name === 'pre') asTyped += 1;
        losses.add('media', MEDIA.has(name));
        losses.add('formatting', FORMATS.has(name));
        if (name === 'br') text += '\n';
        else if (BLOCKS.has(name)) breakLine();
        if (name === 'li') text += '• ';
        if (name === 'td' || name === 'th') text += ' ';
        // How a sign is read stands behind it.
        if (name === 'rt') text += '(';
      },
      ontext(part) {
        const blank = asTyped === 0 ? /[ \t\r\n\u00A0]+/g : /[ \t\u00A0]+/g;
        if (unread === 0) text += part.replaceAll(blank, ' ');
      },
      onclosetag(name) {
        if (name === 'rt') text += ')';
        if (UNREAD.has(name)) unread -= 1;
        if (name === 'pre') asTyped -= 1;
        if (BLOCKS.has(name)) breakLine();
      },
    },
    { decodeEntities: true },
  );
  parser.end(withoutDeepTags(html));
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
