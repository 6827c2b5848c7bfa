import { pathOf, stemOf } from './file-path.ts';
import type { Rule } from './rule-types.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const locale = /^([a-z]{2}_[A-Z]{2}|ZHS|ZHT)$/;
const hook = /^use[A-Z0-9]\w*$/;
const component = /^[A-Z][A-Za-z0-9]*$/;
/** A role suffix such as `.rules` or `.int.test`. */
const roles = /(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Folders that are named by a URL segment of the product, verbatim. */
const verbatimFolder = /^(admin\/src|packages\/i18n\/src\/messages)\/resources\/[^/]+$/;

/** Where helpers for tests and stories may hold components under another name. */
const helpers = /(^|\/)(testing|\.storybook)\//;

/** `PascalCase.tsx` is the component it exports, `useX.ts` the hook, everything else kebab-case. */
export const fileName: Rule = {
  create(context) {
    const path = pathOf(context);
    return {
      Program(node) {
        const complaint = nameComplaint(path, context.sourceCode.text) ?? folderComplaint(path);
        if (complaint) context.report({ node, message: complaint });
      },
    };
  },
};

function nameComplaint(path: string, source: string): string | undefined {
  const stem = stemOf(path).replace(/^\./, '');
  const name = stem.replace(roles, '');
  const isTest = /\.(test|stories|spec)$/.test(stem);
  if (locale.test(name)) return undefined;
  if (component.test(name)) {
    if (!path.endsWith('.tsx')) return `${stem}: PascalCase is for the .tsx file of a component`;
    // A list of elements, such as a resource's filters, is the value of the same name.
    const value = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    const isNamed = isTest || exportsName(source, `(${name}|${value})`);
    return isNamed ? undefined : `${stem}.tsx must export ${name}`;
  }
  if (hook.test(name)) {
    const isNamed = isTest || exportsName(source, name);
    return isNamed ? undefined : `${stem} must export the hook ${name}`;
  }
  if (!kebab.test(name))
    return `${stem}: use kebab-case with a role suffix (leave-request.policy.ts)`;
  const holdsComponent = path.endsWith('.tsx') && exportsName(source, '[A-Z]\\w*[a-z]\\w*');
  return holdsComponent && !isTest && !helpers.test(path)
    ? `${stem}.tsx: name a .tsx file after the component it exports, in PascalCase`
    : undefined;
}

/** @param name a pattern for the exported name */
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
