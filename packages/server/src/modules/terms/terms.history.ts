import { signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { mayEditTerms } from './terms.policy.ts';
import { TermInputSchema } from './terms.rules.ts';
import { readTerm, updateTerm } from './terms.service.ts';

export const termsHistory: HistorySource = {
  entity: 'term',
  role: 'admin',
  fields: Object.keys(TermInputSchema.shape),
  kept: new Set(),
  async open(context, id) {
    const term = await readTerm(context, id);
    return {
      version: term.version,
      editable: mayEditTerms(signedIn(context)),
      values: term,
      save: (inside, at, values) => updateTerm(inside, id, at, TermInputSchema.parse(values)),
    };
  },
};
