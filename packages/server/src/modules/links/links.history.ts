import type { HistorySource } from '../audit/index.ts';
import { LinkInputSchema } from './links.rules.ts';
import { asInput, isEditable, readLink, updateLink } from './links.service.ts';

export const linksHistory: HistorySource = {
  entity: 'link',
  role: 'admin',
  fields: Object.keys(LinkInputSchema.shape),
  kept: new Set(),
  async open(context, id) {
    const link = await readLink(context, id);
    return {
      version: link.version,
      editable: isEditable(context, link),
      values: asInput(link),
      save: (inside, at, values) => updateLink(inside, id, at, LinkInputSchema.parse(values)),
    };
  },
};
