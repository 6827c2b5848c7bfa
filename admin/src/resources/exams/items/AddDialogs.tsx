import type { ItemForm } from '../exam-form.ts';
import { BankDialog } from './BankDialog.tsx';
import { PoolDialog } from './PoolDialog.tsx';

export type Adding = 'bank' | 'pool';

export interface AddDialogsProps {
  readonly adding: Adding;
  readonly courseId: string;
  /** What the exam asks already. */
  readonly taken: readonly ItemForm[];
  readonly onAdd: (items: readonly ItemForm[]) => void;
  readonly onClose: () => void;
}

/** The ways by which something of the bank comes to what an exam asks. */
export function AddDialogs({ adding, ...props }: AddDialogsProps) {
  return adding === 'bank' ? <BankDialog {...props} /> : <PoolDialog {...props} />;
}
