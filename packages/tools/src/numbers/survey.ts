import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { listFiles } from '../source-hash.ts';

/** What the numbers need to know of one TypeScript file. */
export interface FileFacts {
  path: string;
  lines: number;
  anys: number;
  suppressions: number;
  todos: number;
  /** Modules it imports, as written. */
  imports: readonly string[];
}

const suppression =
  /^\s*((eslint|oxlint)-disable|@ts-(expect-error|ignore|nocheck)|prettier-ignore)/;
const todo = /\b(TODO|FIXME|XXX|HACK)\b/;
const isCode = /\.[cm]?tsx?$|\.[cm]js$/;

/** Reads every source file of the apps and packages; generated ones are nobody's work. */
export function surveyTree(root: string): FileFacts[] {
  const keep = (path: string): boolean => isCode.test(path) && !path.includes('.generated.');
  return listFiles(root, ['packages', 'portal', 'admin', '.storybook'], keep).map((path) =>
    surveyFile(path, readFileSync(join(root, path), 'utf8')),
  );
}

/** Counts one file by its syntax, so that a word in a text or a name is not taken for a type. */
export function surveyFile(path: string, source: string): FileFacts {
  const { program, comments, module } = parseSync(path, source);
  let anys = 0;
  new Visitor({
    TSAnyKeyword() {
      anys += 1;
    },
  }).visit(program);
  const texts = comments.map((comment) => comment.value);
  return {
    path,
    lines: source.split('\n').length - 1,
    anys,
    suppressions: texts.filter((text) => suppression.test(text)).length,
    todos: texts.filter((text) => todo.test(text)).length,
    imports: module.staticImports.map((statement) => statement.moduleRequest.value),
  };
}

/** Tests, stories and what only they use. */
export function isTestFile(path: string): boolean {
  return /\.(test|stories|spec)\.[cm]?tsx?$|(^|\/)testing\//.test(path);
}

/** Message catalogues and locale lists: words, thirteen times over, which would flatter the median. */
export function isCatalogue(path: string): boolean {
  return /^packages\/i18n\/(?:catalogue|src\/ra)\//.test(path);
}

/** A test of a component, which shall take its arrangement from the component's stories. */
export function isComponentTest(path: string): boolean {
  return /^[A-Z]\w*\.test\.tsx$/.test(basename(path));
}

export function reusesStories(facts: FileFacts): boolean {
  return facts.imports.some((name) => /\.stories(\.tsx)?$/.test(name));
}
