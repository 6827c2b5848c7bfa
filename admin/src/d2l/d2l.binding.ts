import type { Binding } from '../data/binding.ts';
import { D2lHostDocument, D2lTicketDocument } from './d2l.generated.ts';

/** The configured Brightspace site; a new one of these is a way there. */
export const d2lBinding = {
  list: () => ({
    query: D2lHostDocument,
    variables: {},
    parseResponse: ({ data }) => ({ data: [{ id: 'host', host: data.d2lHost }], total: 1 }),
  }),
  create: () => ({
    query: D2lTicketDocument,
    variables: {},
    parseResponse: ({ data }) => ({ data: { id: data.createD2lTicket } }),
  }),
} satisfies Binding;
