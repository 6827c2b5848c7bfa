import { pathOf, stemOf } from './file-path.ts';
import type { Rule } from './rule-types.ts';

/** Facts of the build that the bundler writes in place, not settings. */
const buildFacts = new Set(['DEV', 'PROD', 'SSR', 'BASE_URL']);
const message =
  'Read the environment once, in env.ts, where it is checked; import the value from there';

/** `process.env` and `import.meta.env` are read in `env.ts` alone. */
export const envInEnvFile: Rule = {
  create(context) {
    if (stemOf(pathOf(context)) === 'env') return {};
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (property.type !== 'Identifier' || property.name !== 'env') return;
        if (object.type === 'Identifier' && object.name === 'process') {
          context.report({ node, message });
        }
        if (object.type === 'MetaProperty' && !isBuildFact(node.parent)) {
          context.report({ node, message });
        }
      },
      ImportSpecifier(node) {
        const source = node.parent.type === 'ImportDeclaration' ? node.parent.source.value : '';
        const name = node.imported.type === 'Identifier' ? node.imported.name : '';
        if (name === 'env' && /^(node:)?process$/.test(source)) context.report({ node, message });
      },
    };
  },
};

function isBuildFact(parent: { type: string; property?: unknown } | null): boolean {
  if (parent?.type !== 'MemberExpression') return false;
  const { property } = parent;
  return (
    typeof property === 'object' &&
    property !== null &&
    'name' in property &&
    typeof property.name === 'string' &&
    buildFacts.has(property.name)
  );
}
