import type { Rule } from './rule-types.ts';

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

/** An effect says by its name what it keeps in step: `useEffect(function syncTitle() {…})`. */
export const namedEffect: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        const callee = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
        if (callee.type !== 'Identifier' || !effects.has(callee.name)) return;
        const [effect] = node.arguments;
        if (effect === undefined || effect.type === 'Identifier') return;
        if (effect.type === 'FunctionExpression' && effect.id !== null) return;
        context.report({
          node: effect,
          message: `${callee.name} needs a named function that says what it keeps in step; prefer an event handler or a derived value where one does`,
        });
      },
    };
  },
};
