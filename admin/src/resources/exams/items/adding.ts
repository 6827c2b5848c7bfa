import type { ItemForm } from '../exam-form.ts';

export type Adding = 'bank' | 'pool';

export interface AddDialogsProps {
  readonly adding: Adding;
  readonly courseId: string;
  /** What the exam asks already. */
  readonly taken: readonly ItemForm[];
  readonly onAdd: (items: readonly ItemForm[]) => void;
  readonly onClose: () => void;
}
