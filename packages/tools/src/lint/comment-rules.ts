import type { Rule } from './rule-types.ts';

const marker = /\b(TODO|FIXME|XXX|HACK)\b/;
const recorded = /\bTODO\(docs\/decisions\/\d{4}\)/;

/** Work left open is a decision with a record, or it is done now. */
export const todoNamesDecision: Rule = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!marker.test(comment.value.replace(new RegExp(recorded, 'g'), ''))) continue;
          context.report({
            node: comment,
            message:
              'Write TODO(docs/decisions/NNNN) with the decision that leaves it open, or do it',
          });
        }
      },
    };
  },
};

const suppression =
  /^\s*(?<what>(?:eslint|oxlint)-disable(?:-next-line|-line)?|prettier-ignore|@ts-expect-error|v8 ignore)(?<rest>[^]*)$/;
const forbidden = /^\s*@ts-(ignore|nocheck)\b/;

/** A suppression names its rule and, after ` -- `, its reason. */
export const suppressionReason: Rule = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const message = suppressionComplaint(comment.value);
          if (message) context.report({ node: comment, message });
        }
      },
    };
  },
};

function suppressionComplaint(comment: string): string | undefined {
  if (forbidden.test(comment))
    return 'Use @ts-expect-error -- reason, which ends when the cause does';
  const groups = suppression.exec(comment)?.groups;
  if (groups === undefined) return undefined;
  const { what = '', rest = '' } = groups;
  const [rules = '', reason = ''] = rest.split(' -- ');
  if (what.includes('-disable') && rules.trim() === '') return `${what} must name the rule`;
  return reason.trim().length < 10 ? `${what} needs a reason after " -- "` : undefined;
}
