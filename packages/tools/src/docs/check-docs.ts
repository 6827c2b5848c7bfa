import { dirname, join, normalize } from 'node:path/posix';

/** A document of the repository; the path is relative to the root, with forward slashes. */
export interface Doc {
  readonly path: string;
  readonly text: string;
}

/** Text between backticks in running text, code blocks left out. */
export function codeSpansOf(text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** The part of a document below a heading, up to the next heading of the same or a higher level. */
export function sectionOf(text: string, heading: RegExp): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => heading.test(line));
  if (start < 0) return '';
  const level = /^#*/.exec(lines[start] ?? '')?.[0].length ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => new RegExp(`^#{1,${level}} `).test(line));
  return rest.slice(0, end < 0 ? rest.length : end).join('\n');
}

/** First cells of a table's rows that are one text between backticks, with the other cells. */
export function tableRowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => /^\| `[^`]+` +\|/.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map(([key = '', ...cells]) => [key.replaceAll('`', ''), ...cells].map((cell) => cell.trim()));
}

/** Links inside the repository that lead nowhere: no such file, folder or heading. */
export function brokenLinks({ path, text }: Doc, files: readonly Doc[]): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const place = file === '' ? path : normalize(join(dirname(path), file)).replace(/\/$/, '');
    const found = files.find((each) => each.path === place);
    if (anchor !== undefined) return !anchorsOf(found?.text ?? '').includes(anchor);
    return !found && !files.some((each) => each.path.startsWith(`${place}/`));
  });
}

/** Headings as the addresses that renderers give them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const fromRoot = /^(admin|portal|packages|docs|\.ci|\.storybook)\//;
const fileLike =
  /^[\w.<*{][\w.<>*{},/-]*\.(ts|tsx|mjs|css|json|graphql|html|md|sql|txt|yaml|png|mp4|m4a|sh)$/;

/**
 * Paths and file names between backticks that the repository does not have. A path may begin at the
 * root or further in; `<noun>`, `*` and `{a,b}` stand for what they stand for in a shell.
 */
export function unknownPaths({ text }: Doc, paths: readonly string[]): string[] {
  return codeSpansOf(text).filter((span) => {
    if (fromRoot.test(span)) {
      const pattern = new RegExp(`^${patternOf(span.replace(/\/$/, ''))}(/|$)`);
      return !paths.some((path) => pattern.test(path));
    }
    if (!fileLike.test(span)) return false;
    const pattern = new RegExp(`(^|/)${patternOf(span)}$`);
    return !paths.some((path) => pattern.test(path));
  });
}

function patternOf(path: string): string {
  return path
    .replaceAll(/[.+^$()[\]\\|]/g, String.raw`\$&`)
    .replaceAll(/<[^>]+>/g, '[^/]+')
    .replaceAll('*', '[^/]*')
    .replaceAll(
      /\{([^}]+)\}/g,
      (_braces, choices: string) => `(${choices.replaceAll(/, ?/g, '|')})`,
    );
}

/** What pnpm does itself. */
const ownCommands = new Set(['exec', 'install']);

/** Scripts that a document tells people to run. */
export function scriptsNamedIn({ text }: Doc): string[] {
  const blocks = [...text.matchAll(/^```[^]*?^```$/gm)].map(([block]) => block);
  const code = [...codeSpansOf(text), ...blocks].join('\n');
  const named = [
    ...code.matchAll(/\bpnpm (?:run )?([a-z][\w:-]*)/g),
    ...code.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g),
  ].map(([, script = '']) => script);
  return named.filter((script) => !ownCommands.has(script) && script !== 'run');
}

const decisionHeadings = [
  '## Context',
  '## Decision',
  '## Consequences',
  '## Rejected',
  '## When would we reverse this?',
];
const longestDecision = 40;

/** What is wrong with the form of a decision record. */
export function decisionProblems({ path, text }: Doc): string[] {
  const number = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1];
  const lines = text.trimEnd().split('\n');
  const headings = lines.filter((line) => line.startsWith('## '));
  const problems = [
    number === undefined && 'is not called <number>-<title>.md',
    !lines[0]?.startsWith(`# ${number} `) && 'does not begin with its number',
    headings.join() !== decisionHeadings.join() && `must have ${decisionHeadings.join(', ')}`,
    lines.length > longestDecision && `has ${lines.length} lines, more than ${longestDecision}`,
  ];
  return problems.filter((problem) => problem !== false);
}

/** Rules of a product page that neither name the test that holds them nor admit that there is none. */
export function rulesWithoutTest({ text }: Doc): string[] {
  const rules = sectionOf(text, /^## Rules$/).split(/^(?=- |#)/m);
  return rules
    .filter((rule) => rule.startsWith('- '))
    .map((rule) => rule.trim().replaceAll(/\s+/g, ' '))
    .filter((rule) => !/\.(test|spec)\.tsx?`/.test(rule) && !rule.includes('(no test yet)'));
}
