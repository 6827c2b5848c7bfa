import { DomainError } from '../../platform/errors.ts';

interface Cue {
  readonly from: number;
  readonly to: number;
  /** What stands behind the times: where on the picture the text is. */
  readonly settings: string;
  readonly text: readonly string[];
}

const VTT_TIMES =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})((?:[ \t]+\S+)*)[ \t]*$/;
const SUBRIP_TIMES =
  /^[ \t]*(\d{1,3}:[0-5]?\d:[0-5]?\d[,.]\d{1,3})[ \t]*-->[ \t]*(\d{1,3}:[0-5]?\d:[0-5]?\d[,.]\d{1,3})(?:[ \t].*)?$/;
const HAS_NO_CUES = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

const noSubtitles = () => new DomainError('INVALID', 'errors.uploads.noSubtitles');
const badLine = (line: number) =>
  new DomainError('INVALID', { key: 'errors.uploads.subtitlesLine', args: { line } });

/**
 * Reads subtitles as people have them, WebVTT or SubRip.
 * @returns them as WebVTT: what is WebVTT stays as it is, but for the ends of its lines.
 * @throws DomainError INVALID, with the line that cannot be read.
 */
export function readSubtitles(bytes: Uint8Array): string {
  const lines = decoded(bytes).split(/\r\n|\r|\n/);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const cues = blocksOf(lines).flatMap(({ at, block }, index) => {
    if (isVtt && (index === 0 || HAS_NO_CUES.test(block[0] ?? ''))) return [];
    return cueOf(block, at, isVtt ? VTT_TIMES : SUBRIP_TIMES);
  });
  if (cues.length === 0) throw noSubtitles();
  return isVtt ? lines.join('\n') : asVtt(cues);
}

/** Text in UTF-8, or in UTF-16 where its first bytes say so. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // No text at all.
  }
  throw noSubtitles();
}

/** Lines between empty ones; `at` is the number of the first of them, from 1. */
function blocksOf(lines: readonly string[]): { at: number; block: string[] }[] {
  const blocks: { at: number; block: string[] }[] = [];
  let open: string[] | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') open = undefined;
    else if (open) open.push(line);
    else blocks.push({ at: index + 1, block: (open = [line]) });
  }
  return blocks;
}

/** A cue has its times in the first line, or in the second behind a name or number of its own. */
function cueOf(block: readonly string[], at: number, times: RegExp): Cue[] {
  const place = block.findIndex((line) => line.includes('-->'));
  if (place < 0) {
    // SubRip as people write it has empty lines within a text: what follows them goes with nothing.
    if (times === SUBRIP_TIMES) return [];
    throw badLine(at);
  }
  if (place > 1) throw badLine(at);
  const [, from = '', to = '', settings = ''] = times.exec(block[place] ?? '') ?? [];
  const cue = { from: secondsOf(from), to: secondsOf(to), settings, text: block.slice(place + 1) };
  if (!(cue.to > cue.from)) throw badLine(at + place);
  return [cue];
}

/** NaN for what is no time. */
function secondsOf(time: string): number {
  const [seconds = '', minutes = '0', hours = '0'] = time.replace(',', '.').split(':').toReversed();
  return time === '' ? Number.NaN : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (of: number, divisor: number, digits: number) =>
    String(Math.floor(milliseconds / divisor) % of).padStart(digits, '0');
  const hours = String(Math.floor(milliseconds / 3_600_000)).padStart(2, '0');
  return `${hours}:${part(60, 60_000, 2)}:${part(60, 1000, 2)}.${part(1000, 1, 3)}`;
}

const asVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text.map(plain).join('\n')}`)
    .join('\n\n')}\n`;

/** What both formats have stays: bold, italic, underlined. */
function plain(line: string): string {
  return line
    .replaceAll('-->', '→')
    .replaceAll(/\{\\[^}]*\}|<\/?font[^>]*>/gi, '')
    .replaceAll('&', '&amp;')
    .replaceAll(/<(?!\/?[biu]>)/gi, '&lt;');
}
