import type { Rule } from './rule-types.ts';

const waits = new Set(['waitForTimeout', 'sleep', 'delay']);
const message =
  'A test waits for what it expects (expect.poll, findBy…, a locator), never for a time or an idle network';

/** Tests that sleep are slow when they pass and wrong when the machine is busy. */
export const noSleep: Rule = {
  create(context) {
    return {
      CallExpression(node) {
        const callee = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
        if (callee.type === 'Identifier' && waits.has(callee.name)) {
          context.report({ node, message });
        }
      },
      NewExpression(node) {
        const [executor] = node.arguments;
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'Promise') return;
        if (executor === undefined || executor.type === 'SpreadElement') return;
        if (/\bsetTimeout\(\s*\w+\s*,/.test(context.sourceCode.getText(executor))) {
          context.report({ node, message });
        }
      },
      Literal(node) {
        if (node.value === 'networkidle') context.report({ node, message });
      },
    };
  },
};
