import type { HistorySource } from '../audit/index.ts';
import { DocumentInputSchema } from './documents.rules.ts';
import { readDocument, updateDocument } from './documents.service.ts';

const fields = ['title', 'content', 'permissions', 'published'] as const;

export const documentsHistory: HistorySource = {
  entity: 'document',
  role: 'superadmin',
  fields,
  kept: new Set(),
  async open(context, id) {
    const { version, title, content, permissions, published } = await readDocument(context, id);
    return {
      version,
      editable: true,
      values: { title, content, permissions, published },
      save: (inside, at, values) =>
        updateDocument(inside, id, at, DocumentInputSchema.parse(values)),
    };
  },
};
