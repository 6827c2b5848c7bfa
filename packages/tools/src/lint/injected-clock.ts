import type { Rule } from './rule-types.ts';

const message = 'Take the time from the clock that is passed in, so that a test can set it';

/** The product's rules never ask the machine what time it is. */
export const injectedClock: Rule = {
  create(context) {
    return {
      NewExpression(node) {
        const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
        if (isDate && node.arguments.length === 0) context.report({ node, message });
      },
      MemberExpression(node) {
        const { object, property } = node;
        if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
        if (object.name === 'Date' && property.name === 'now') context.report({ node, message });
      },
    };
  },
};
