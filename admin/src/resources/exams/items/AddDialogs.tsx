import type { AddDialogsProps } from './adding.ts';
import { BankDialog } from './BankDialog.tsx';
import { PoolDialog } from './PoolDialog.tsx';

/** The ways by which something of the bank comes to what an exam asks. */
export function AddDialogs({ adding, ...props }: AddDialogsProps) {
  return adding === 'bank' ? <BankDialog {...props} /> : <PoolDialog {...props} />;
}
