import type { HistorySource } from '../audit/index.ts';
import { RequestFormInputSchema } from './request-forms.rules.ts';
import { asInput, readForm, updateForm } from './request-forms.service.ts';

export const requestFormsHistory: HistorySource = {
  entity: 'requestForm',
  role: 'superadmin',
  fields: Object.keys(RequestFormInputSchema.shape),
  kept: new Set(),
  async open(context, id) {
    const form = await readForm(context, id);
    return {
      version: form.version,
      editable: true,
      values: asInput(form),
      save: (inside, at, values) =>
        updateForm(inside, id, at, RequestFormInputSchema.parse(values)),
    };
  },
};
