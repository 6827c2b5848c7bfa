/** One answer between the braces. */
export interface GiftAnswer {
  readonly sign: '=' | '~';
  /** Per cent, where it says so. */
  readonly weight: number | null;
  readonly text: string;
  /** With an arrow and what stands behind it. */
  readonly said: string;
  /** Behind `->`. */
  readonly match: string | null;
  readonly feedback: boolean;
}

/**
 * Resolves the escapes of GIFT. A backslash before any other sign stands for itself, as in LaTeX; the
 * arrow is escaped by our own files only.
 */
export const unescapeGift = (text: string): string =>
  text
    .replaceAll(/-\\>|\\([\\~=#{}:n])/g, (_whole, sign: string | undefined) => {
      if (sign === undefined) return '->';
      return sign === 'n' ? '\n' : sign;
    })
    .trim();

export const escapeGift = (text: string): string =>
  text
    .replaceAll(/[\\~=#{}:]/g, String.raw`\$&`)
    // The arrow stands between the two sides of a pair.
    .replaceAll('->', String.raw`-\>`)
    .replaceAll('\n', String.raw`\n`);

/** The first place of a sign that is not escaped. */
function placeOf(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

/** The questions of a file: comments and categories are left out, blank lines stand between them. */
export function giftBlocks(text: string) {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => !/^\s*(?:\/\/|\$CATEGORY:)/i.test(line));
  const blocks: string[] = [];
  let block: string[] = [];
  let open = false;
  for (const [at, line] of lines.entries()) {
    // A brace that nobody closed does not swallow the questions behind it.
    if (line.trim() === '' && open) open = goesOn(lines[at + 1] ?? '');
    else open = isOpenAfter(line, open);
    if (line.trim() !== '' || open) block.push(line);
    else if (block.length > 0) {
      blocks.push(block.join('\n'));
      block = [];
    }
  }
  if (block.length > 0) blocks.push(block.join('\n'));
  return blocks.map(partsOf);
}

/** Whether a line behind an empty one belongs to the answers before it. */
const goesOn = (line: string): boolean => /^\s*(?:[=~}#]|$)/.test(line);

/** Whether braces are open behind a line. */
function isOpenAfter(line: string, before: boolean): boolean {
  const signs = line.replaceAll(/\\[^]/g, '').match(/[{}]/g);
  return signs ? signs.at(-1) === '{' : before;
}

function partsOf(whole: string) {
  let rest = whole.trim();
  let title = '';
  if (rest.startsWith('::')) {
    const end = placeOf(rest, '::', 2);
    if (end > 0) {
      title = rest.slice(2, end);
      rest = rest.slice(end + 2).trimStart();
    }
  }
  const format = formatOf(rest);
  rest = format.text;
  const from = placeOf(rest, '{');
  const to = from < 0 ? -1 : placeOf(rest, '}', from + 1);
  const inside = to < 0 ? null : rest.slice(from + 1, to);
  const general = inside === null ? -1 : placeOf(inside, '####');
  return {
    whole,
    title,
    format: format.name ?? 'moodle',
    before: to < 0 ? rest : rest.slice(0, from),
    after: to < 0 ? '' : rest.slice(to + 1),
    body: inside !== null && general >= 0 ? inside.slice(0, general) : inside,
    feedback: general >= 0,
  };
}

/** The format that a piece of text names before it begins, as in `[html]<b>1</b>`. */
export function formatOf(piece: string): { readonly name: string | null; readonly text: string } {
  const [mark, name] = FORMAT.exec(piece) ?? [];
  if (mark === undefined || name === undefined) return { name: null, text: piece };
  return { name: name.toLowerCase(), text: piece.slice(mark.length) };
}

const FORMAT = /^\s*\[(html|plain|markdown|moodle)\]/i;

/** The answers between the braces, each from its sign to the next one; one alone may lack its sign. */
export function splitAnswers(body: string): GiftAnswer[] {
  const answers: GiftAnswer[] = [];
  let at = nextSign(body, 0);
  const unsigned = body.slice(0, at < 0 ? undefined : at).trim();
  if (unsigned !== '' && !unsigned.startsWith('#')) {
    answers.push(answerOf(`${isChoice(body) ? '~' : '='}${unsigned}`));
  }
  while (at >= 0) {
    const end = nextSign(body, at + 1);
    answers.push(answerOf(body.slice(at, end < 0 ? undefined : end)));
    at = end;
  }
  return answers;
}

/** Whether wrong answers stand among the answers: then all of them are offered. */
export function isChoice(body: string): boolean {
  return placeOf(body, '~') >= 0;
}

function nextSign(body: string, from: number): number {
  for (let at = from; at < body.length; at += 1) {
    if (body[at] === '\\') at += 1;
    else if (body[at] === '=' || body[at] === '~') return at;
  }
  return -1;
}

function answerOf(piece: string): GiftAnswer {
  const weight = /^[=~]\s*%(-?[\d.]+)%/.exec(piece);
  const rest = weight ? piece.slice(weight[0].length) : piece.slice(1);
  const feedbackAt = placeOf(rest, '#');
  const said = feedbackAt < 0 ? rest : rest.slice(0, feedbackAt);
  const arrow = piece.startsWith('=') ? placeOf(said, '->') : -1;
  return {
    sign: piece.startsWith('=') ? '=' : '~',
    weight: weight ? Number(weight[1]) : null,
    text: (arrow < 0 ? said : said.slice(0, arrow)).trim(),
    said: said.trim(),
    match: arrow < 0 ? null : said.slice(arrow + 2).trim(),
    feedback: feedbackAt >= 0,
  };
}

/** `1..5` as its middle and how far its ends are from it. */
export function aroundRange(text: string): { number: string; tolerance: string } | null {
  if (text.length > 60) return null;
  const [, low, high] = /^\s*(-?[\d.]+?)\s*\.\.\s*(-?[\d.]+)\s*$/.exec(text) ?? [];
  if (low === undefined || high === undefined) return null;
  const decimal = (value: number) => String(Number(value.toFixed(10)));
  const [from, to] = [Number(low), Number(high)];
  return { number: decimal((from + to) / 2), tolerance: decimal(Math.abs(to - from) / 2) };
}
