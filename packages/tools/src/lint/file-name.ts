import { pathOf, stemOf } from './file-path.ts';
import type { Rule } from './rule-types.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const locale = /^([a-z]{2}_[A-Z]{2}|ZHS|ZHT)$/;
const hook = /^use[A-Z0-9]\w*$/;
const component = /^[A-Z][A-Za-z0-9]*$/;
/** A role suffix such as `.rules` or `.int.test`. */
const roles = /(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Files whose name a tool or a package's exports fix, and helpers that merely contain JSX. */
const freeTsx = /(^|\/)(main|index|preview|react)\.tsx$|(^|\/)(testing|\.storybook)\/[^/]+\.tsx$/;
/** Folders that are named by a URL segment of the product, verbatim. */
const verbatimFolder = /^admin\/src\/resources\/[^/]+$/;

/** `PascalCase.tsx` is the component it exports, `useX.ts` the hook, everything else kebab-case. */
export const fileName: Rule = {
  create(context) {
    const path = pathOf(context);
    return {
      Program(node) {
        const complaint =
          nameComplaint(path, (name) => exportsName(context.sourceCode.text, name)) ??
          folderComplaint(path);
        if (complaint) context.report({ node, message: complaint });
      },
    };
  },
};

function nameComplaint(path: string, hasExport: (name: string) => boolean): string | undefined {
  const stem = stemOf(path).replace(/^\./, '');
  const name = stem.replace(roles, '');
  const isSubject = !/\.(test|stories|spec)$/.test(stem);
  if (path.endsWith('.tsx')) {
    if (freeTsx.test(path)) return kebab.test(name) ? undefined : `${stem}: use kebab-case here`;
    if (!component.test(name) && !hook.test(name)) {
      return `${stem}.tsx: name a .tsx file after the component it exports, in PascalCase`;
    }
  }
  if (component.test(name) && !locale.test(name)) {
    if (!path.endsWith('.tsx')) return `${stem}: PascalCase is for the .tsx file of a component`;
    return isSubject && !hasExport(name) ? `${stem}.tsx must export ${name}` : undefined;
  }
  if (hook.test(name)) {
    return isSubject && !hasExport(name) ? `${stem} must export the hook ${name}` : undefined;
  }
  return kebab.test(name) || locale.test(name)
    ? undefined
    : `${stem}: use kebab-case with a role suffix, such as leave-request.policy.ts`;
}

function exportsName(source: string, name: string): boolean {
  return new RegExp(
    `export (default )?(async )?(function|const|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
  ).test(source);
}

function folderComplaint(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  const wrong = folders.find((folder, depth) => {
    const whole = folders.slice(0, depth + 1).join('/');
    return (
      !kebab.test(folder.replace(/^\./, '')) && !locale.test(folder) && !verbatimFolder.test(whole)
    );
  });
  return wrong === undefined ? undefined : `folder ${wrong}: use kebab-case`;
}
