/**
 * The part of ICU MessageFormat that Lampstand's messages use: `{name}`, `{n, number}`,
 * `{share, number, percent}`, `{n, plural, …}`, `{n, selectordinal, …}`, `{kind, select, …}` and
 * the apostrophe rules. Why this and not a library: docs/decisions/0003-small-message-runtime.md.
 */
export type Part = string | Argument;

export interface Argument {
  readonly name: string;
  /** `''` for a plain argument, `#` for the number of the enclosing plural. */
  readonly type: '' | '#' | 'number' | 'percent' | 'plural' | 'selectordinal' | 'select';
  readonly branches: Readonly<Record<string, readonly Part[]>>;
}

interface Cursor {
  readonly source: string;
  at: number;
}

const none: Argument['branches'] = {};

/** Parses a message once; throws a SyntaxError naming the place when it is malformed. */
export function parseMessage(source: string): readonly Part[] {
  const cursor = { source, at: 0 };
  const parts = parseParts(cursor, '');
  if (cursor.at < source.length) throw malformed(cursor);
  return parts;
}

/** Reads up to an unmatched `}` or the end. `plural` names the number that `#` stands for. */
function parseParts(cursor: Cursor, plural: string): Part[] {
  const parts: Part[] = [];
  let text = '';
  const flush = (part: Argument) => {
    if (text) parts.push(text);
    text = '';
    parts.push(part);
  };
  while (cursor.at < cursor.source.length) {
    const char = cursor.source.charAt(cursor.at);
    if (char === '}') break;
    if (char === "'") text += readQuoted(cursor, plural !== '');
    else if (char === '{') flush(parseArgument(cursor));
    else if (char === '#' && plural) {
      cursor.at += 1;
      flush({ name: plural, type: '#', branches: none });
    } else {
      text += char;
      cursor.at += 1;
    }
  }
  if (text) parts.push(text);
  return parts;
}

/** An apostrophe is itself unless it precedes syntax; two are one; quoted text ends at the next. */
function readQuoted(cursor: Cursor, inPlural: boolean): string {
  const { source } = cursor;
  const next = source.charAt(cursor.at + 1);
  if (next === "'") {
    cursor.at += 2;
    return "'";
  }
  if (next !== '{' && next !== '}' && !(inPlural && next === '#')) {
    cursor.at += 1;
    return "'";
  }
  const [whole, quoted = ''] = /^'((?:[^']|'')*)'?/.exec(source.slice(cursor.at)) ?? [''];
  cursor.at += whole.length;
  return quoted.replaceAll("''", "'");
}

function parseArgument(cursor: Cursor): Argument {
  const name = expect(cursor, /\{\s*(\w+)\s*/y);
  if (take(cursor, /\}/y) !== undefined) return { name, type: '', branches: none };
  const type = expect(cursor, /,\s*(number|plural|selectordinal|select)\s*/y);
  if (type === 'number') {
    const style = take(cursor, /,\s*(percent)\s*/y);
    expect(cursor, /(\})/y);
    return { name, type: style === undefined ? 'number' : 'percent', branches: none };
  }
  expect(cursor, /(,)\s*/y);
  const kind = type === 'select' || type === 'plural' ? type : 'selectordinal';
  return { name, type: kind, branches: parseBranches(cursor, kind === 'select' ? '' : name) };
}

function parseBranches(cursor: Cursor, plural: string): Argument['branches'] {
  const branches: Record<string, readonly Part[]> = {};
  while (take(cursor, /\}/y) === undefined) {
    const selector = expect(cursor, /\s*((?:=\d+)|\w+)\s*\{/y);
    branches[selector] = parseParts(cursor, plural);
    expect(cursor, /(\})\s*/y);
  }
  if (!('other' in branches)) throw malformed(cursor);
  return branches;
}

function take(cursor: Cursor, sticky: RegExp): string | undefined {
  sticky.lastIndex = cursor.at;
  const match = sticky.exec(cursor.source);
  if (!match) return undefined;
  cursor.at = sticky.lastIndex;
  return match[1] ?? '';
}

function expect(cursor: Cursor, sticky: RegExp): string {
  const found = take(cursor, sticky);
  if (found === undefined) throw malformed(cursor);
  return found;
}

function malformed({ source, at }: Cursor): SyntaxError {
  return new SyntaxError(`Malformed message at character ${at}: ${source}`);
}
