import type { HistorySource } from '../audit/index.ts';
import { AccommodationInputSchema } from './accommodations.rules.ts';
import { readCase, setCase } from './accommodations.service.ts';

/** Everything but the reason, which the log never held: a former state comes back with the present one. */
const { reason: _reason, ...told } = AccommodationInputSchema.shape;

export const accommodationsHistory: HistorySource = {
  entity: 'accommodation',
  role: 'admin',
  fields: Object.keys(told),
  kept: new Set(),
  async open(context, userId) {
    const { reason, ...values } = await readCase(context, userId);
    return {
      version: values.version,
      editable: true,
      values,
      save: (inside, at, restored) =>
        setCase(inside, userId, at, AccommodationInputSchema.parse({ ...restored, reason })),
    };
  },
};
